/**
 * The site for development: Vite serves sources with hot reload and pages are rendered on each request. Without content
 * security policy and integrity, which hot reload would break.
 */
import { resolve } from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { ADMIN_PATHS } from '#frontend/admin/lib/screens.ts'
import type { SiteAssets } from '#frontend/site/render/render.tsx'
import { loadOwnerData, toSiteData } from '#functions/publisher/site-data.ts'
import { symbolOf } from '#scripts/build/icon-sprite.ts'
import type { Renderer } from '#scripts/build/prerender.ts'
import type { Service } from '#scripts/local/process/ports.ts'

/** @param stackUrl target of requests for the API and photographs; pages get the owner's data from the table of the environment */
export async function startDevSite(port: number, host: string, stackUrl: string): Promise<Service> {
  const server = await createServer({
    configFile: resolve(import.meta.dirname, '../../frontend/vite.config.ts'),
    appType: 'custom',
    define: { 'process.env.NODE_ENV': JSON.stringify('development') },
    plugins: [pages],
    logLevel: 'warn',
    server: {
      port,
      host,
      strictPort: true,
      proxy: { '/api': { target: stackUrl }, '/photos': { target: stackUrl } },
    },
  })
  await server.listen()
  const address = server.httpServer?.address()
  const chosenPort = typeof address === 'object' && address !== null ? address.port : port
  return { url: `http://localhost:${chosenPort}`, stop: () => server.close() }
}

/** Renders a page for each request that matches no file. */
const pages: Plugin = {
  name: 'pages',
  configureServer(server) {
    return () => {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
        renderPage(server, pathname)
          .then((html) => server.transformIndexHtml(pathname, html))
          .then((html) => response.setHeader('content-type', 'text/html').end(html), next)
      })
    }
  },
}

async function renderPage(server: ViteDevServer, path: string): Promise<string> {
  const renderer = (await server.ssrLoadModule('/src/site/render/render.tsx')) as Renderer
  const asset = (href: string) => ({ href, integrity: '' })
  if (ADMIN_PATHS.includes(path)) {
    return renderer.documentOf({
      head: '<title>Back office</title>',
      body: '',
      structuredData: [],
      styles: asset('/src/styles/admin.scss'),
      script: asset('/src/admin/entry-admin.tsx'),
      icons: renderer.ICONS.map(symbolOf).join(''),
    })
  }
  const assets: SiteAssets = {
    styles: asset('/src/styles/site.scss'),
    boot: asset('/src/browser/boot.ts'),
    linkBoot: asset('/src/browser/link-boot.ts'),
    main: [asset('/src/browser/main.ts')],
    parts: {},
    icons: Object.fromEntries(renderer.ICONS.map((name) => [name, symbolOf(name)])),
    year: new Date().getFullYear(),
  }
  const data = await toSiteData(await loadOwnerData())
  return renderer.renderPage(renderer.findPage(path), data, assets, 'http://localhost')
}
