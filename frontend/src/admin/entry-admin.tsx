/** The back office: an application of its own that no public page loads. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename="/admin">
        <h1>Back office</h1>
      </BrowserRouter>
    </StrictMode>,
  )
