export const content = { seo: { title: 'x', description: 'y' } }
