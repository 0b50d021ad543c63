/** Cold starts: import and first call in a fresh process, beside another commit's functions. */
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { HASHING } from '#functions/manifest.ts'
import type { EndpointName } from '#schemas/routes.ts'
import { type FirstCall, firstCall } from '#tests/bench/cold-start/first-call.ts'
import { bundlePath, otherCommit, type Rival } from '#tests/bench/cold-start/rivals.ts'
import type { Section } from '#tests/bench/report.ts'
import { median } from '#tests/bench/statistics.ts'
import { functionCaller } from '#tests/support/api/function-caller.ts'
import { sampleCalls } from '#tests/support/api/sample-calls.ts'
import { addRecords, withTable } from '#tests/support/table/open-table.ts'

/** Visitors whose records functions find: enough for full lists. */
const VISITORS = 50
/** The most that the setting allows, so that cold starts can go on booking. */
const WINDOW_CAPACITY = '99'

/** How much slower than another commit an endpoint may start. */
const SLOWEST = 1.05

type Round = { ours: FirstCall; theirs: FirstCall }
type Pair = { name: EndpointName; ours: string; theirs: string; rounds: Round[] }

/** @param isShort two rounds instead of twenty */
export async function measureColdStarts(
  names: EndpointName[],
  { isShort, against }: { isShort: boolean; against: string },
): Promise<Section> {
  const rounds = isShort ? 2 : 20
  const rival = otherCommit(against)
  const pairs: Pair[] = []
  const candidates = names.flatMap((name): Pair[] => {
    const theirs = rival.bundleOf(name)
    return theirs === undefined ? [] : [{ name, ours: resolve(bundlePath(name)), theirs, rounds: [] }]
  })
  await withTable(async (_, admin) => {
    const caller = await functionCaller(admin)
    await addRecords(caller, 1, VISITORS)
    await caller.call('updateSetting', {
      params: { key: 'window_capacity' },
      body: { value: WINDOW_CAPACITY },
    })
    const samples = sampleCalls(caller)
    const call = async (name: EndpointName, bundle: string) => {
      const result = await firstCall(bundle, caller.event(name, await samples[name]()))
      if (result.status < 300) return result
      throw new Error(`${bundle} answered ${result.status} to ${name}: ${result.body}`)
    }
    for (const pair of candidates) {
      // Another commit may know another contract.
      const isKnown = await call(pair.name, pair.theirs).then(
        () => true,
        () => false,
      )
      if (isKnown) pairs.push(pair)
    }
    for (let round = 0; round < rounds; round++) {
      for (const pair of pairs) {
        // They take turns to go first.
        const early = round % 2 === 0 ? await call(pair.name, pair.ours) : undefined
        const theirs = await call(pair.name, pair.theirs)
        pair.rounds.push({ ours: early ?? (await call(pair.name, pair.ours)), theirs })
      }
    }
  })
  const missing = names.filter((name) => pairs.every((pair) => pair.name !== name))
  return toSection(pairs, rival, rounds, missing)
}

function toSection(pairs: Pair[], rival: Rival, rounds: number, missing: EndpointName[]): Section {
  const { middle, worst, count } = ratiosOf(pairs)
  const target = { limit: SLOWEST, unit: '×' } as const
  return {
    title: `Cold start against ${rival.name}`,
    notes: [
      `A fresh process imports a bundle and calls its handler once, with the table in a local emulator; medians of ${rounds} rounds,
ratios too. "CPU" compares processor time, which other programs on the machine hardly disturb. Both commits answer the same calls on one table, in turn, with the same packages.`,
      ...(missing.length > 0 ? [`${rival.name} has no ${missing.join(', ')}, or refuses its call.`] : []),
    ],
    targets: [
      { figure: `Cold start ÷ ${rival.name}, median of ${count} endpoints`, measured: middle, ...target },
      { figure: `Cold start ÷ ${rival.name}, worst endpoint`, measured: worst, ...target },
    ],
    rows: pairs.map(({ name, ours, theirs, rounds }) => ({
      Endpoint: name,
      KB: kilobytes(ours),
      [`${rival.name} KB`]: kilobytes(theirs),
      ms: median(rounds.map((round) => round.ours.totalMs)).toFixed(1),
      [`${rival.name} ms`]: median(rounds.map((round) => round.theirs.totalMs)).toFixed(1),
      ratio: ratioOf(rounds, 'totalMs').toFixed(2),
      'CPU ratio': ratioOf(rounds, 'cpuMs').toFixed(2),
    })),
  }
}

const kilobytes = (bundle: string) => Math.round(statSync(bundle).size / 1024)

/** Without those that hash passwords for a third of a second: that says nothing about starting. */
function ratiosOf(pairs: Pair[]): { middle: number; worst: number; count: number } {
  const ratios = pairs
    .filter(({ name }) => !HASHING.has(name))
    .map(({ rounds }) => ratioOf(rounds, 'totalMs'))
  return { middle: median(ratios), worst: Math.max(...ratios), count: ratios.length }
}

/** Rounds are compared one by one: what slows the machine down slows both of a round. */
function ratioOf(rounds: Round[], figure: 'totalMs' | 'cpuMs'): number {
  return median(rounds.map(({ ours, theirs }) => ours[figure] / theirs[figure]))
}
