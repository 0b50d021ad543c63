/** Mounts the back office into its shell, /admin/index.html. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AdminApp } from '#frontend/admin/admin-app.tsx'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <AdminApp />
    </StrictMode>,
  )
}
