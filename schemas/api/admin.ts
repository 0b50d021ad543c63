/** What needs a live admin session. */
import { routes } from '#schemas/api/route.ts'

export const adminRoutes = routes({
  getSession: { method: 'GET', path: '/api/admin/session', handler: 'session/get-session', access: 'admin' },
  changePassword: {
    method: 'PATCH',
    path: '/api/admin/password',
    handler: 'session/change-password',
    access: 'admin',
  },
  getDashboard: {
    method: 'GET',
    path: '/api/admin/dashboard',
    handler: 'dashboard/get-dashboard',
    access: 'admin',
  },

  listBookings: {
    method: 'GET',
    path: '/api/admin/bookings',
    handler: 'bookings/list-bookings',
    access: 'admin',
  },
  addBooking: {
    method: 'POST',
    path: '/api/admin/bookings',
    handler: 'bookings/add-booking',
    access: 'admin',
    status: 201,
  },
  updateBooking: {
    method: 'PATCH',
    path: '/api/admin/bookings/{id}',
    handler: 'bookings/update-booking',
    access: 'admin',
  },
  deleteBooking: {
    method: 'DELETE',
    path: '/api/admin/bookings/{id}',
    handler: 'bookings/delete-booking',
    access: 'admin',
  },

  listContacts: {
    method: 'GET',
    path: '/api/admin/contacts',
    handler: 'contacts/list-contacts',
    access: 'admin',
  },
  addContact: {
    method: 'POST',
    path: '/api/admin/contacts',
    handler: 'contacts/add-contact',
    access: 'admin',
    status: 201,
  },
  updateContact: {
    method: 'PATCH',
    path: '/api/admin/contacts/{id}',
    handler: 'contacts/update-contact',
    access: 'admin',
  },
  deleteContact: {
    method: 'DELETE',
    path: '/api/admin/contacts/{id}',
    handler: 'contacts/delete-contact',
    access: 'admin',
  },

  listQuotes: { method: 'GET', path: '/api/admin/quotes', handler: 'quotes/list-quotes', access: 'admin' },
  updateQuote: {
    method: 'PATCH',
    path: '/api/admin/quotes/{id}',
    handler: 'quotes/update-quote',
    access: 'admin',
  },
  deleteQuote: {
    method: 'DELETE',
    path: '/api/admin/quotes/{id}',
    handler: 'quotes/delete-quote',
    access: 'admin',
  },
  listCommercialQuotes: {
    method: 'GET',
    path: '/api/admin/commercial-quotes',
    handler: 'commercial-quotes/list-commercial-quotes',
    access: 'admin',
  },
  updateCommercialQuote: {
    method: 'PATCH',
    path: '/api/admin/commercial-quotes/{id}',
    handler: 'commercial-quotes/update-commercial-quote',
    access: 'admin',
  },
  deleteCommercialQuote: {
    method: 'DELETE',
    path: '/api/admin/commercial-quotes/{id}',
    handler: 'commercial-quotes/delete-commercial-quote',
    access: 'admin',
  },

  listSettings: {
    method: 'GET',
    path: '/api/admin/settings',
    handler: 'settings/list-settings',
    access: 'admin',
  },
  updateSetting: {
    method: 'PUT',
    path: '/api/admin/settings/{key}',
    handler: 'settings/update-setting',
    access: 'admin',
  },

  listPricingEntries: {
    method: 'GET',
    path: '/api/admin/pricing',
    handler: 'pricing/list-pricing-entries',
    access: 'admin',
  },
  createPricingEntry: {
    method: 'POST',
    path: '/api/admin/pricing',
    handler: 'pricing/create-pricing-entry',
    access: 'admin',
    status: 201,
  },
  updatePricingEntry: {
    method: 'PATCH',
    path: '/api/admin/pricing/{id}',
    handler: 'pricing/update-pricing-entry',
    access: 'admin',
  },
  deletePricingEntry: {
    method: 'DELETE',
    path: '/api/admin/pricing/{id}',
    handler: 'pricing/delete-pricing-entry',
    access: 'admin',
  },

  listContentItems: {
    method: 'GET',
    path: '/api/admin/content',
    handler: 'content/list-content-items',
    access: 'admin',
  },
  createContentItem: {
    method: 'POST',
    path: '/api/admin/content',
    handler: 'content/create-content-item',
    access: 'admin',
    status: 201,
  },
  updateContentItem: {
    method: 'PATCH',
    path: '/api/admin/content/{id}',
    handler: 'content/update-content-item',
    access: 'admin',
  },
  deleteContentItem: {
    method: 'DELETE',
    path: '/api/admin/content/{id}',
    handler: 'content/delete-content-item',
    access: 'admin',
  },

  markNotSpam: {
    method: 'POST',
    path: '/api/admin/spam/{list}/{id}/keep',
    handler: 'spam/mark-not-spam',
    access: 'admin',
  },
  deleteSpam: {
    method: 'DELETE',
    path: '/api/admin/spam/{list}',
    handler: 'spam/delete-spam',
    access: 'admin',
  },

  retryNotification: {
    method: 'POST',
    path: '/api/admin/notifications/{id}/retry',
    handler: 'notifications/retry-notification',
    access: 'admin',
  },
})
