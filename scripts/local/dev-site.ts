/**
 * The site for development: Vite serves sources with hot reload and pages are rendered on each request. Without content
 * security policy and integrity, which hot reload would break.
 */
import { resolve } from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { ADMIN_PATHS } from '#frontend/admin/screens.ts'
import type { SiteAssets, SiteData } from '#frontend/site/render.tsx'
import { withDefaults } from '#schemas/defaults/pricing.ts'
import { type NamedRoute, publicRoutes } from '#schemas/routes.ts'
import { iconSprite } from '#scripts/build/icon-sprite.ts'
import type { Renderer } from '#scripts/build/prerender.ts'

type DevSite = { url: string; stop: () => Promise<void> }

/** @param apiUrl target of `/api` requests, and where pages get the owner's data */
export async function startDevSite(port: number, host: string, apiUrl: string): Promise<DevSite> {
  const server = await createServer({
    configFile: resolve(import.meta.dirname, '../../frontend/vite.config.ts'),
    appType: 'custom',
    define: { 'process.env.NODE_ENV': JSON.stringify('development') },
    plugins: [pages(apiUrl)],
    logLevel: 'warn',
    server: { port, host, strictPort: true, proxy: { '/api': { target: apiUrl } } },
  })
  await server.listen()
  const address = server.httpServer?.address()
  const chosenPort = typeof address === 'object' && address !== null ? address.port : port
  return { url: `http://localhost:${chosenPort}`, stop: () => server.close() }
}

/** Renders a page for each request that matches no file. */
const pages = (apiUrl: string): Plugin => ({
  name: 'pages',
  configureServer(server) {
    return () => {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
        renderPage(server, pathname, apiUrl)
          .then((html) => server.transformIndexHtml(pathname, html))
          .then((html) => response.setHeader('content-type', 'text/html').end(html), next)
      })
    }
  },
})

/** What the publisher would render with. */
async function readSiteData(apiUrl: string): Promise<SiteData> {
  const read = async ({ path }: NamedRoute) => (await fetch(new URL(path, apiUrl))).json()
  const { getSiteInfo, listPricing, listContent } = publicRoutes
  const [siteInfo, pricing, content] = await Promise.all([getSiteInfo, listPricing, listContent].map(read))
  return { siteInfo, pricing: withDefaults(pricing), content }
}

async function renderPage(server: ViteDevServer, path: string, apiUrl: string): Promise<string> {
  const renderer = (await server.ssrLoadModule('/src/site/render.tsx')) as Renderer
  const asset = (href: string) => ({ href, integrity: '' })
  if (ADMIN_PATHS.includes(path)) {
    return renderer.documentOf({
      head: '<title>Back office</title>',
      body: '',
      structuredData: [],
      styles: asset('/src/styles/admin.scss'),
      script: asset('/src/admin/entry-admin.tsx'),
      icons: iconSprite(renderer.ICONS),
    })
  }
  const assets: SiteAssets = {
    styles: asset('/src/styles/site.scss'),
    boot: asset('/src/browser/boot.ts'),
    main: [asset('/src/browser/main.ts')],
    parts: {},
    icons: Object.fromEntries(renderer.ICONS.map((name) => [name, iconSprite([name])])),
    year: new Date().getFullYear(),
  }
  return renderer.renderPage(renderer.findPage(path), await readSiteData(apiUrl), assets, 'http://localhost')
}
