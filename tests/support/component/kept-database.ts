/** The device's database in memory: import it before what uses it. */
import { jest } from '@jest/globals'

export const database = new Map<string, unknown>()
jest.unstable_mockModule('idb-keyval', () => ({
  createStore() {},
  get: async (key: string) => database.get(key),
  set: async (key: string, value: unknown) => void database.set(key, value),
  del: async (key: string) => void database.delete(key),
  clear: async () => database.clear(),
  update: async (key: string, edit: (old: unknown) => unknown) =>
    void database.set(key, edit(database.get(key))),
}))
