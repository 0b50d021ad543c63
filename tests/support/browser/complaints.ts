/** What a browser complains of from the call on. */
import type { Page } from '@playwright/test'

/** Exceptions that a page's scripts did not catch. */
export function collectExceptions(page: Page): string[] {
  const exceptions: string[] = []
  page.on('pageerror', (error) => exceptions.push(error.message))
  return exceptions
}

/** Exceptions, and what the console shows as errors and warnings, breaches of the content security policy among it. */
export function collectComplaints(page: Page): string[] {
  const complaints = collectExceptions(page)
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  return complaints
}
