/** Claims of the website that only the owner can confirm; the dashboard asks until they do. */

type Claim = {
  key: `claim_${string}`
  /** Verbatim from the page. */
  text: string
  page: string
}

export const CLAIMS = [
  { key: 'claim_five_stars', text: '5.0 star reviews', page: '/' },
  {
    key: 'claim_same_day_bakersfield',
    text: 'It’s a long drive, and we plan for it.',
    page: '/bakersfield-window-cleaning',
  },
  {
    key: 'claim_same_day_porterville',
    text: 'Same-day service, Monday to Saturday',
    page: '/porterville-window-cleaning',
  },
  {
    key: 'claim_one_pane',
    text: 'We test one pane first and tell you what will come off.',
    page: '/services',
  },
  {
    key: 'claim_remover_test',
    text: 'you’ve spent nothing on the other panels',
    page: '/bakersfield-commercial-window-cleaning',
  },
  {
    key: 'claim_shade',
    text: 'we do west sides early and east sides late, always in the shade',
    page: '/bakersfield-commercial-window-cleaning',
  },
] as const satisfies readonly Claim[]
