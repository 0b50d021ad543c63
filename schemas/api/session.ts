import { routes } from '#schemas/api/route.ts'

export const sessionRoutes = routes({
  login: { method: 'POST', path: '/api/admin/login', handler: 'session/login', access: 'login' },
  logout: { method: 'POST', path: '/api/admin/logout', handler: 'session/logout', access: 'login' },
})
