import type { content as words } from '#frontend/content/pages/not-found.ts'

export function Template({ content }: { content: typeof words }) {
  return (
    <main>
      <h1>{content.heading}</h1>
      <p>{content.text}</p>
      <a href="/">Home</a>
    </main>
  )
}
