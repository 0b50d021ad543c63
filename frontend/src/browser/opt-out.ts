/** The page of the link below marketing mails: shows whether they arrive, stops them, and sends them again. */
import { ApiCallError, callApi } from '#frontend/lib/api.ts'
import { takeLinkToken } from '#frontend/lib/link-token.ts'
import { publicRoutes } from '#schemas/routes.ts'

const panels = document.querySelectorAll<HTMLElement>('[data-opt-out] > [data-state]')
if (panels.length > 0) start(takeLinkToken('mails'))

type Action = 'see' | 'stop' | 'undo'

function start(token: string | undefined) {
  if (!token) return show('missing')
  let last: Action = 'see'
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-action]'))
    button.addEventListener('click', () => {
      if (button.ariaDisabled) return
      button.ariaDisabled = 'true'
      const action = button.dataset['action'] as Action | 'again'
      if (action !== 'again') last = action
      void send(token, last).finally(() => {
        button.ariaDisabled = null
      })
    })
  void send(token, last)
}

async function send(token: string, action: Action) {
  try {
    const { state } = await callApi(publicRoutes.optOut, { body: { token, action } })
    show(state === 'receiving' && action === 'undo' ? 'undone' : state, action !== 'see')
  } catch (error) {
    show(error instanceof ApiCallError && error.status === 404 ? 'gone' : 'failed')
  }
}

/** A page that has just opened leaves the focus where it is. */
function show(state: string, isAnswer = true) {
  for (const panel of panels) {
    panel.hidden = panel.dataset['state'] !== state
    if (!panel.hidden && isAnswer) panel.querySelector('h2')?.focus()
  }
}
