/**
 * A fresh process, as Lambda starts one: imports a bundle, calls its handler once, and tells how long both took. Plain
 * JavaScript, so that no compiler stands in the way. Arguments: the bundle's path and the event as JSON.
 */
import { argv, cpuUsage, exit } from 'node:process'

const [, , bundle, event] = argv
const context = { awsRequestId: 'bench', getRemainingTimeInMillis: () => 10_000 }
const request = JSON.parse(event)

const usedBefore = cpuUsage()
const startedAt = performance.now()
const { handler } = await import(bundle)
const result = await handler(request, context)
const totalMs = performance.now() - startedAt
const { user, system } = cpuUsage(usedBefore)

const times = { totalMs, cpuMs: (user + system) / 1000 }
process.send({ ...times, status: result?.statusCode ?? 200, body: result?.body ?? '' }, () => exit())
