import type { LinkPageContent } from '#words/pages/visit.ts'

export const content = {
  seo: {
    title: 'Undo a Change | Account and Leads',
    description:
      'The page of the link in the owner’s email about a change of account or leads: see what was changed, and undo it without signing in.',
  },
  heading: 'Undo a change',
  lead: 'See what was changed, and undo it if it was not you.',
  needsScript: 'Undoing a change needs JavaScript. Please switch it on, and open the link once more.',
} satisfies LinkPageContent
