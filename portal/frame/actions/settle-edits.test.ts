import { describe, expect, test } from 'vitest'
import type { Stop } from '#core/foundation/host/host.ts'
import { exampleAccount } from '#core/insurance/accounts/account.fixture.ts'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { quoteActions } from '#core/insurance/quotes/actions.ts'
import { getSubmission } from '#core/insurance/submissions/endpoints.ts'
import { exampleSubmission } from '#core/insurance/submissions/submission.fixture.ts'
import { submissionActions } from '#core/insurance/submissions/transitions.ts'
import { exampleDraft } from '#core/testing/example-draft.ts'
import { scriptedQuote, scriptQuotes } from '#core/testing/scripted-quotes.ts'
import { testPlatform } from '#core/testing/test-platform.ts'
import { examplePersona } from '../personas/persona.fixture.ts'
import type { Persona } from '../personas/persona.ts'
import type { Action } from './action.ts'
import { createRecordEdits } from './record-edits.ts'
import { settleEdits } from './settle-edits.ts'

const isAction = (value: unknown): value is Action<object> =>
  typeof value === 'object' && value !== null && 'perform' in value && 'unsaved' in value

const hasActions = (value: unknown): value is { actions: (persona: Persona) => unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'actions' in value &&
  typeof value.actions === 'function'

/** The actions of an export: one, several, or those of a part's extras. */
const actionsIn = (value: unknown): readonly Action<object>[] => {
  if (isAction(value)) return [value]
  if (Array.isArray(value)) return value.flatMap(actionsIn)
  return hasActions(value) ? actionsIn(value.actions(examplePersona)) : []
}

/** The actions of all domains. */
const actions = [
  ...new Set(
    Object.values(
      import.meta.glob<Readonly<Record<string, unknown>>>(
        ['../../**/*-actions.ts', '../../**/*-extras.{ts,tsx}', '../../**/renewal-submission.ts'],
        { eager: true },
      ),
    ).flatMap((module) => Object.values(module).flatMap(actionsIn)),
  ),
]

/** The saved account. Only a company without a known domain can be attested to have none. */
const accountFor = (action: string) =>
  action === 'no-primary-domain' ? { ...exampleAccount, domainName: '' } : exampleAccount

/** A platform with a record on screen that has unsaved edits. */
const begin = async ({ isSaved = true, action = '' } = {}) => {
  const { platform, server } = await testPlatform({
    signedIn: true,
    namespaces: ['portal', 'quotes', 'policies', 'impersonation', 'submission-lifecycle'],
  })
  const quote = {
    ...exampleAccount,
    ...scriptedQuote(exampleDraft),
    // A quote that allows every action.
    ...({ status: 'READY', isVerifiedByAgent: true, isSurplus: true, state: 'LA' } as const),
    allowedActions: [...quoteActions],
  }
  scriptQuotes(server).put(quote)
  server.answer(getAccount, accountFor(action))
  server.answer(getSubmission, { ...exampleSubmission, allowedActions: [...submissionActions] })
  const reads = () =>
    [getQuoteById, getAccount, getSubmission].flatMap((read) => [...server.callsOf(read)])
  const did: string[] = []
  const edits = createRecordEdits()
  edits.add({
    changes: () => [['Limit', '$1 → $2']],
    save: () => {
      did.push(reads().length === 0 ? 'saved' : 'saved too late')
      return Promise.resolve(isSaved)
    },
  })
  const context = {
    portal: platform,
    persona: examplePersona,
    edits,
    go: (address: string) => Promise.resolve(void did.push(address)),
    saveFile: (file: File) => void did.push(file.name),
  }
  const asked = () =>
    new Promise<unknown>((resolve) => {
      const stop: Stop = platform.dialogs.$dialog.listen((open) => {
        if (open === undefined) return
        stop()
        resolve(open.input)
      })
    })
  return { platform, server, reads, quote, did, context, asked }
}

const named = (unsaved: 'keep' | 'discard' | 'save') =>
  actions.filter((action) =>
    unsaved === 'save' ? typeof action.unsaved === 'object' : action.unsaved === unsaved,
  )

test('actions of each kind exist', () => {
  for (const kind of ['keep', 'discard', 'save'] as const) expect(named(kind)).not.toEqual([])
})

describe.each(named('save').map((each) => [each.id, each] as const))('%s', (_, each) => {
  const settle = (given: Awaited<ReturnType<typeof begin>>) =>
    settleEdits(each, given.quote, given.context)

  test('asks before it works with a record that has unsaved edits', async () => {
    const given = await begin()
    const question = given.asked()
    const settled = settle(given)
    expect(await question).toMatchObject({ summary: [['Limit', '$1 → $2']] })
    given.platform.dialogs.finish(undefined)
    expect(await settled).toBeUndefined()
    expect(given.did).toEqual([])
  })

  test('performs on the saved record', async () => {
    const given = await begin({ action: each.id })
    const question = given.asked()
    const settled = settle(given)
    await question
    given.platform.dialogs.finish(true)
    expect(await settled).toBeTypeOf('function')
    expect(given.did).toEqual(['saved'])
    expect(given.reads()).toHaveLength(1)
  })

  test('does nothing when the edits cannot be saved', async () => {
    const given = await begin({ isSaved: false })
    const question = given.asked()
    const settled = settle(given)
    await question
    given.platform.dialogs.finish(true)
    expect(await settled).toBeUndefined()
    expect(given.reads()).toEqual([])
  })
})

test.each(named('discard').map((action) => [action.id, action] as const))(
  '%s asks before it discards edits',
  async (_, action) => {
    const given = await begin()
    const question = given.asked()
    const settled = settleEdits(action, given.quote, given.context)
    await question
    given.platform.dialogs.finish(undefined)
    expect(await settled).toBeUndefined()
  },
)

test('an action that discards edits leaves the screen without asking again', async () => {
  const given = await begin()
  const went: unknown[] = []
  const leaving: Action<object> = {
    id: 'leaving',
    label: 'portal:action.failed',
    icon: 'close',
    visible: () => true,
    unsaved: 'discard',
    perform: (_, { go }) => go('/agency/dashboard'),
  }
  const question = given.asked()
  const settled = settleEdits(leaving, given.quote, {
    ...given.context,
    go: (...to) => Promise.resolve(void went.push(to)),
  })
  await question
  given.platform.dialogs.finish(true)
  await (
    await settled
  )?.()
  expect(went).toEqual([['/agency/dashboard', 'lost']])
})

test('an action that the saved record does not allow shows a message and does nothing', async () => {
  const given = await begin()
  scriptQuotes(given.server).put({ ...given.quote, allowedActions: ['update'] })
  const action = named('save').find(({ id }) => id === 'request-to-bind')
  if (action === undefined) throw new Error('requesting does not work with the saved record')
  const question = given.asked()
  const settled = settleEdits(action, given.quote, given.context)
  await question
  given.platform.dialogs.finish(true)
  expect(await settled).toBeUndefined()
  expect(given.platform.notifications.$notifications.get()).toMatchObject([{ kind: 'warning' }])
})

test('asks nothing without edits', async () => {
  const { context, quote, did } = await begin()
  for (const action of actions) {
    const settled = settleEdits(action, quote, {
      ...context,
      edits: createRecordEdits(),
    })
    expect(await settled).toBeTypeOf('function')
  }
  expect(did).toEqual([])
})
