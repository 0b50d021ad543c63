/** The page of the link below marketing mails: stops them, and sends them again. */
import { ApiCallError, callApi } from '#frontend/lib/api.ts'
import { takeLinkToken } from '#frontend/lib/link-token.ts'
import { publicRoutes } from '#schemas/routes.ts'

const panels = document.querySelectorAll<HTMLElement>('[data-opt-out] > [data-state]')
if (panels.length > 0) start(takeLinkToken('mails'))

function start(token: string | undefined) {
  if (!token) return show('missing')
  for (const panel of panels)
    panel.querySelector('button')?.addEventListener('click', ({ currentTarget }) => {
      const button = currentTarget as HTMLButtonElement
      if (button.ariaDisabled) return
      button.ariaDisabled = 'true'
      void send(token, 'undo' in button.dataset).finally(() => {
        button.ariaDisabled = null
      })
    })
}

async function send(token: string, isUndone: boolean) {
  try {
    const { isOptedOut } = await callApi(publicRoutes.optOut, { body: { token, isUndone } })
    show(isOptedOut ? (isUndone ? 'held' : 'stopped') : 'undone')
  } catch (error) {
    show(error instanceof ApiCallError && error.status === 404 ? 'gone' : 'failed')
  }
}

function show(state: string) {
  for (const panel of panels) {
    panel.hidden = panel.dataset['state'] !== state
    if (!panel.hidden) panel.querySelector('h2')?.focus()
  }
}
