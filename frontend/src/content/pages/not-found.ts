import type { Seo } from '#frontend/content/types.ts'

export const content = {
  seo: {
    title: '404 Page Not Found | {businessName}',
    description: 'This page does not exist. Go to the home page, the services or the instant quote instead.',
  } satisfies Seo,
  heading: '404 Page Not Found',
  text: 'The page you asked for is not here. It may have moved, or the address has a typo.',
}
