/** Mounts the back office into its shell, /admin/index.html. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AdminApp } from '#frontend/admin/admin-app.tsx'
import { notePresses } from '#frontend/admin/lib/note-presses.ts'

const root = document.getElementById('root')
notePresses()
if (root) {
  createRoot(root).render(
    <StrictMode>
      <AdminApp />
    </StrictMode>,
  )
}
