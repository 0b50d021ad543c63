/** Mounts the back office into its shell, /admin/index.html. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AdminApp } from '#frontend/admin/admin-app.tsx'

/** Pixels at the foot of the screen: a phone's navigation and a notification of three lines. */
const FOOT = 220

// Marks the document when the last press was at the foot of the screen, where a notification would cover it.
document.addEventListener(
  'click',
  ({ target }) => {
    const isLow = target instanceof Element && target.getBoundingClientRect().bottom > innerHeight - FOOT
    document.documentElement.setAttribute('data-pressed', isLow ? 'low' : 'high')
  },
  { capture: true },
)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <AdminApp />
    </StrictMode>,
  )
}
