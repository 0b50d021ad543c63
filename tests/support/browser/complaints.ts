/** Collects a browser's complaints from the call on. */
import type { Page } from '@playwright/test'

/** Uncaught exceptions of a page. */
export function collectExceptions(page: Page): string[] {
  const exceptions: string[] = []
  page.on('pageerror', (error) => {
    if (!isOfClock(error)) exceptions.push(String(error.stack))
  })
  return exceptions
}

/** Playwright injects `__pwClock.controller` calls without an address, at times before the clock that they need. */
function isOfClock({ message, stack = '' }: Error): boolean {
  return message.includes("undefined (reading 'controller')") && !/https?:/.test(stack)
}

/** Uncaught exceptions, and console errors and warnings, including breaches of the content security policy. */
export function collectComplaints(page: Page): string[] {
  const complaints = collectExceptions(page)
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  return complaints
}
