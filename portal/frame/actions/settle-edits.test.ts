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
const actionsOf = (value: unknown): readonly Action<object>[] => {
  if (isAction(value)) return [value]
  if (Array.isArray(value)) return value.flatMap(actionsOf)
  return hasActions(value) ? actionsOf(value.actions(examplePersona)) : []
}

/** The actions of all domains. */
const actions = [
  ...new Set(
    Object.values(
      import.meta.glob<Readonly<Record<string, unknown>>>(
        ['../../**/*-actions.ts', '../../**/*-extras.{ts,tsx}', '../../**/renewal-submission.ts'],
        { eager: true },
      ),
    ).flatMap((module) => Object.values(module).flatMap(actionsOf)),
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
  const nextQuestion = () =>
    new Promise<unknown>((resolve) => {
      const stop: Stop = platform.dialogs.$dialog.listen((open) => {
        if (open === undefined) return
        stop()
        resolve(open.input)
      })
    })
  return { platform, server, reads, quote, did, context, nextQuestion }
}

const unsavedActions = (unsaved: 'keep' | 'discard' | 'save') =>
  actions.filter((action) =>
    unsaved === 'save' ? typeof action.unsaved === 'object' : action.unsaved === unsaved,
  )

test('finds actions of each kind', () => {
  for (const kind of ['keep', 'discard', 'save'] as const)
    expect(unsavedActions(kind)).not.toEqual([])
})

describe.each(unsavedActions('save').map((each) => [each.id, each] as const))('%s', (_, each) => {
  const settle = (setup: Awaited<ReturnType<typeof begin>>) =>
    settleEdits(each, setup.quote, setup.context)

  test('asks before it saves the edits of its record', async () => {
    const setup = await begin()
    const question = setup.nextQuestion()
    const settled = settle(setup)
    expect(await question).toMatchObject({ summary: [['Limit', '$1 → $2']] })
    setup.platform.dialogs.finish(undefined)
    expect(await settled).toBeUndefined()
    expect(setup.did).toEqual([])
  })

  test('performs the action on the saved record', async () => {
    const setup = await begin({ action: each.id })
    const question = setup.nextQuestion()
    const settled = settle(setup)
    await question
    setup.platform.dialogs.finish(true)
    expect(await settled).toBeTypeOf('function')
    expect(setup.did).toEqual(['saved'])
    expect(setup.reads()).toHaveLength(1)
  })

  test('does nothing when the edits cannot be saved', async () => {
    const setup = await begin({ isSaved: false })
    const question = setup.nextQuestion()
    const settled = settle(setup)
    await question
    setup.platform.dialogs.finish(true)
    expect(await settled).toBeUndefined()
    expect(setup.reads()).toEqual([])
  })
})

test.each(unsavedActions('discard').map((action) => [action.id, action] as const))(
  '%s asks before it discards edits',
  async (_, action) => {
    const setup = await begin()
    const question = setup.nextQuestion()
    const settled = settleEdits(action, setup.quote, setup.context)
    await question
    setup.platform.dialogs.finish(undefined)
    expect(await settled).toBeUndefined()
  },
)

test('leaves the screen without asking again after edits were discarded', async () => {
  const setup = await begin()
  const went: unknown[] = []
  const leaving: Action<object> = {
    id: 'leaving',
    label: 'portal:action.failed',
    icon: 'close',
    visible: () => true,
    unsaved: 'discard',
    perform: (_, { go }) => go('/agency/dashboard'),
  }
  const question = setup.nextQuestion()
  const settled = settleEdits(leaving, setup.quote, {
    ...setup.context,
    go: (...to) => Promise.resolve(void went.push(to)),
  })
  await question
  setup.platform.dialogs.finish(true)
  await (
    await settled
  )?.()
  expect(went).toEqual([['/agency/dashboard', 'lost']])
})

test('shows a message and does nothing when the saved record does not allow the action', async () => {
  const setup = await begin()
  scriptQuotes(setup.server).put({ ...setup.quote, allowedActions: ['update'] })
  const action = unsavedActions('save').find(({ id }) => id === 'request-to-bind')
  if (action === undefined) throw new Error('requesting does not work with the saved record')
  const question = setup.nextQuestion()
  const settled = settleEdits(action, setup.quote, setup.context)
  await question
  setup.platform.dialogs.finish(true)
  expect(await settled).toBeUndefined()
  expect(setup.platform.notifications.$notifications.get()).toMatchObject([{ kind: 'warning' }])
})

test('does not ask when there are no edits', async () => {
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
