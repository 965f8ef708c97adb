import { describe, expect, test } from 'vitest'
import { slowest } from './event-timing.ts'
import { median } from './figures.ts'
import { disturbedBy, familyTicks, othersShare, readBusy, readProcess, type Snapshot } from './load.ts'
import { replaceMarked } from './marked.ts'
import { OptionError, readOptions, routeList, wholeNumber, yesNo } from './options.ts'
import { table } from './table.ts'
import { sum } from './work.ts'

describe('figures', () => {
  const event = (type: string, duration: number, code: number) => ({
    type,
    isInteraction: true,
    duration,
    code,
    waiting: 0,
    picture: 0,
  })

  test('the median stands in the middle, whatever the order', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([4, 1, 3, 2])).toBe(2.5)
    expect(median([100, 9])).toBe(54.5)
    expect(() => median([])).toThrow(/nothing/)
  })

  test('of events that share a picture the one with the most work is shown', () => {
    expect(slowest([event('pointerdown', 40, 1), event('click', 40, 20), event('pointerup', 16, 1)]).type).toBe('click')
    expect(slowest([]).duration).toBe(0)
  })

  test('a pointer that comes or goes counts only where nothing was pressed', () => {
    const left = { ...event('pointerout', 90, 1), isInteraction: false }
    expect(slowest([left, event('click', 40, 1)]).type).toBe('click')
    expect(slowest([left]).type).toBe('pointerout')
  })
})

describe('work', () => {
  test('counts the page’s tasks and scripts, not those of the driver', () => {
    const event = (name: string, ts: number, ms: number, data?: { url?: string; message?: string }) => {
      const args = data ? { data } : {}
      return { name, ph: 'X', pid: 1, tid: 1, ts, dur: ms * 1_000, tdur: ms * 1_000, args }
    }
    const { tasks, script } = sum([
      event('RunTask', 0, 10),
      event('EvaluateScript', 1_000, 4, { url: 'http://localhost/' }),
      event('RunTask', 20_000, 7),
      event('EvaluateScript', 21_000, 6),
      { ...event('RunTask', 40_000, 8), tid: 2 },
      event('TimeStamp', 60_000, 0, { message: 'work' }),
    ])
    expect({ tasks, script }).toEqual({ tasks: [10], script: 4 })
  })
})

describe('disturbance', () => {
  const snapshot = (at: number, busy: number, processes: [number, number, number][]): Snapshot => ({
    at,
    busy,
    processes: new Map(processes.map(([pid, parent, ticks]) => [pid, { parent, ticks }])),
  })

  test('reads what the system says of a process, however it is named', () => {
    expect(readProcess('42 (a (b) c) S 7 42 42 0 -1 0 0 0 0 0 100 20 3 4 20 0')).toEqual({ parent: 7, ticks: 127 })
    expect(readBusy('cpu  10 20 30 4000 500 6 7 8 0 0')).toBe(81)
  })

  test('counts descendants as own, children of strangers not', () => {
    const { processes } = snapshot(0, 0, [
      [1, 0, 1000],
      [10, 1, 5],
      [11, 10, 7],
      [12, 11, 9],
      [20, 1, 100],
      [21, 20, 100],
    ])
    expect(familyTicks(processes, 10)).toBe(21)
  })

  test('gives the part of the processor that others took', () => {
    const before = snapshot(0, 1_000, [
      [10, 1, 50],
      [20, 1, 900],
    ])
    // Ten seconds on two cores are 2,000 ticks: 600 of them busy, 200 of these ours.
    const after = snapshot(10_000, 1_600, [
      [10, 1, 100],
      [11, 10, 150],
      [20, 1, 1_300],
    ])
    expect(othersShare(before, after, 10, 2)).toBeCloseTo(0.2)
    expect(disturbedBy({ others: 0.2 })).toBe('other processes took 20 % of the processor')
    expect(disturbedBy({ others: 0.05, benchmarkIndex: 900 }, 1_000)).toBeNull()
    expect(disturbedBy({ others: null, benchmarkIndex: 700 }, 1_000)).toBe('the processor ran at 70 % of its best')
  })
})

describe('options', () => {
  const wanted = { routes: routeList, runs: wholeNumber(3, 1, 15), resume: yesNo('no') }
  const read = (line: string) => readOptions(line.split(' ').filter(Boolean), wanted)

  test('without any, everything is measured', () => {
    expect(read('')).toMatchObject({ runs: 3, resume: false })
    expect(read('').routes).toHaveLength(42)
  })

  test('routes are named by id, path, hash address or folder', () => {
    expect(read('--routes home,/about-us,#/agency/pay-per-click,/about-us/').routes).toEqual([
      'home',
      'about-us',
      'agency/pay-per-click',
    ])
    expect(read('--routes case-study/*').routes).toHaveLength(7)
    expect(read('--routes /').routes).toEqual(['home'])
  })

  test.each([
    ['--routes nowhere', /--routes: “nowhere” is no route\. Routes: home, about-us/],
    ['--routes home,', /“” is no route/],
    ['--runs 0', /--runs: “0” is not a whole number from 1 to 15/],
    ['--runs 2.5', /“2\.5” is not a whole number/],
    ['--resume perhaps', /--resume: “perhaps” is neither yes nor no/],
    ['--rotues home', /Unknown option '--rotues'\. Options: --routes, --runs, --resume/],
    ['--runs', /--runs/],
    ['home', /home/],
  ])('%s is refused with a reason', (line, reason) => {
    expect(() => read(line)).toThrow(OptionError)
    expect(() => read(line)).toThrow(reason)
  })
})

test('a table aligns its columns, marks what misses its target and keeps bars out of the cells', () => {
  const rows = [
    { name: 'home', bytes: 5 },
    { name: 'a|b', bytes: 1_200 },
  ]
  const text = table(
    [
      { head: 'Route', value: ({ name }) => name, words: true },
      { head: 'Bytes', value: ({ bytes }) => String(bytes), missed: ({ bytes }) => bytes > 1_000 },
    ],
    rows,
  )
  expect(text).toBe(
    ['| Route |  Bytes |', '| ----- | -----: |', '| home  |      5 |', '| a\\|b  | 1200 ✗ |'].join('\n'),
  )
})

test('a table replaces the one between its marks and nothing else; missing marks are an error', () => {
  const text = 'before\n<!-- a -->\nold\n<!-- /a -->\n<!-- b -->\nkept\n<!-- /b -->\n'
  expect(replaceMarked(text, 'a', 'new\n')).toBe(
    'before\n<!-- a -->\n\nnew\n\n<!-- /a -->\n<!-- b -->\nkept\n<!-- /b -->\n',
  )
  expect(() => replaceMarked(text, 'c', 'new')).toThrow('<!-- c -->')
})
