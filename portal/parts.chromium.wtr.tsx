import { useForm } from 'react-hook-form'
import { searchStates } from '#core/directory/states/endpoints.ts'
import { exampleAccount } from '#core/insurance/accounts/account.fixture.ts'
import { listCompetitors, searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { exampleOffers, exampleQuickPremiums } from '#core/insurance/accounts/offers.fixture.ts'
import {
  listEligibleProducts,
  quickQuotePremium,
} from '#core/insurance/accounts/eligibility-endpoints.ts'
import { searchSubmissions } from '#core/insurance/submissions/endpoints.ts'
import { searchDocuments } from '#core/insurance/documents/endpoints.ts'
import { exampleSubmission } from '#core/insurance/submissions/submission.fixture.ts'
import { maxInBulk } from '#core/platform/bulk/model.ts'
import { delayed, errorResponse } from '#core/testing/scripted-server.ts'
import { assert, until } from '#widgets/testing/assert.ts'
import { typeText } from '#widgets/testing/keys.ts'
import { describe, test } from '#widgets/testing/suite.ts'
import { BulkBar } from './frame/bulk/BulkBar.tsx'
import { part } from './frame/parts/part.tsx'
import { DataTable } from './frame/tables/DataTable.tsx'
import { withColumns } from './frame/tables/define-table.ts'
import { accountTable } from './insurance/accounts/account-table.tsx'
import { slotPart } from './frame/parts/slot-part.tsx'
import { CompanyAgencies } from './insurance/accounts/CompanyAgencies.tsx'
import { QuotableProducts } from './insurance/accounts/QuotableProducts.tsx'
import { NewNote } from './insurance/notes/NewNote.tsx'
import { documentsCard } from './insurance/record-documents.ts'
import { valuesOf } from './insurance/submissions/entry/values-form.ts'
import { ValueField } from './insurance/submissions/entry/ValueField.tsx'
import { SubmissionFacts } from './insurance/submissions/record/SubmissionFacts.tsx'
import { submissionTable } from './insurance/submissions/list/submission-table.tsx'
import { renderPart } from './render-portal.fixture.tsx'

const page = () => document.body.textContent
const says = (text: string) => until(() => page().includes(text), `“${text}”`)
const press = async (name: string) => {
  const find = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  ;(await until(find, `the button ${name}`)).click()
}

const problem = 'Our servers seem to be having trouble'
const failing = errorResponse(500, 'internal')

describe('parts of the account page', () => {
  test('accept a note once something is typed', async () => {
    await renderPart(<NewNote accountId={exampleAccount.id} />)
    const submit = () => document.querySelector<HTMLElement>('button[type=submit]')
    await until(() => submit()?.ariaDisabled === 'true', 'the button to be disabled')
    document.querySelector('textarea')?.focus()
    await typeText('Called back')
    await until(() => submit()?.ariaDisabled !== 'true', 'the button to be enabled')
  })

  test('show that prices failed to load, and reload them', async () => {
    const { server, platform } = await renderPart(
      <QuotableProducts account={exampleAccount} />,
      (on) => {
        on.answer(listEligibleProducts, { content: [...exampleOffers] })
        on.on(quickQuotePremium, failing)
      },
    )
    await says('Prime 100')
    await says("Prices couldn't be loaded")
    await until(() => platform.notifications.$notifications.get().length === 0, 'one notice only')
    server.answer(quickQuotePremium, exampleQuickPremiums)
    await press('Try again')
    await says('about $4,200 a year')
    assert(!page().includes("Prices couldn't be loaded"), 'the failure is still shown')
  })

  test('show that the agencies are loading or failed to load, and reload them', async () => {
    const slow = delayed(failing)
    const { server } = await renderPart(<CompanyAgencies account={exampleAccount} />, (on) =>
      on.on(listCompetitors, slow.reply),
    )
    await until(() => document.querySelector('[data-skeleton]'), 'the skeleton')
    slow.release()
    await says(problem)
    server.answer(listCompetitors, {
      content: [
        {
          accountId: exampleAccount.id,
          agencyId: 'agency-harbor',
          agencyName: 'Harbor Insurance Agency',
          relation: 'owner',
          status: 'Open',
          created: '2026-01-05T10:00:00.000Z',
        },
      ],
    })
    await press('Try again')
    await says('Harbor Insurance Agency')
    assert(!page().includes(problem), 'the failure is still shown')
  })
})

test('shows that the states failed to load, and reloads them', async () => {
  const State = () => {
    const form = useForm({ defaultValues: valuesOf() })
    return <ValueField form={form} field="state" region="US" />
  }
  const { server } = await renderPart(<State />, (on) => on.on(searchStates, failing))
  await says(problem)
  const texas = { id: 'US-TX', code: 'TX', name: 'Texas', country: 'US' as const }
  server.answer(searchStates, {
    content: [{ ...texas, timezone: 'America/Chicago' }],
    totalElements: 1,
    totalPages: 1,
    number: 0,
    size: 100,
  })
  await press('Try again')
  await says('Texas')
  assert(!page().includes(problem), 'the failure is still shown')
})

test('shows the mailing address of a submission while the flag is on', async () => {
  const mailingAddress = { address1: 'PO Box 7', city: 'Austin', state: 'TX', zipCode: '78701' }
  const submission = { ...exampleSubmission, mailingAddress, comments: 'Call first' }
  const { platform } = await renderPart(<SubmissionFacts submission={submission} />)
  await says('Call first')
  assert(!page().includes('PO Box 7'), 'it is shown without the flag')
  platform.flags.override('MAILING_ADDRESS_SUBMISSIONS', true)
  await says('Mailing addressPO Box 7, Austin, TX 78701')
})

test('keeps the screen’s input when a part fails to load, and reloads the part', async () => {
  let isServed = false
  const Facts = part(async () => {
    if (!isServed) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>Rated facts</p>
  })
  await renderPart(
    <>
      <textarea />
      <Facts />
    </>,
  )
  await says("This part didn't load.")
  const note = document.querySelector('textarea')
  note?.focus()
  await typeText('Ask again')
  isServed = true
  await press('Try again')
  await says('Rated facts')
  assert(!page().includes("didn't load"), 'the failure is still shown')
  assert(note?.isConnected, 'the field is another one')
  assert(note.value === 'Ask again', 'the typed text is lost')
})

const selected = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    name: `Quote ${at}`,
    modified: exampleAccount.modified,
  }))

test('lists selected rows that a filter hides', async () => {
  const rows = selected(6)
  await renderPart(
    <BulkBar
      tableId="quotes"
      load={async () => ({
        actions: [],
        select: async () => ({ rows: [], hasMore: false }),
        refetches: [],
      })}
      rows={rows}
      shown={rows.slice(0, 1)}
      query={{}}
      total={1}
      isTotalLowerBound={false}
      onChange={() => {}}
    />,
  )
  await says('6 selected')
  await says("5 of them aren't on screen: Quote 1, Quote 2, Quote 3, 2 more")
})

test('shows when a selection reaches the bulk limit', async () => {
  const bar = (count: number) => (
    <BulkBar
      tableId="quotes"
      load={async () => ({
        actions: [],
        select: async () => ({ rows: [], hasMore: false }),
        refetches: [],
      })}
      rows={selected(count)}
      shown={selected(count)}
      query={{}}
      total={5_000}
      isTotalLowerBound={false}
      onChange={() => {}}
    />
  )
  await renderPart(
    <>
      {bar(maxInBulk - 1)}
      {bar(maxInBulk)}
    </>,
  )
  await says('999 selected')
  await says('1,000 selected, which is the most at once')
})

describe('tables', () => {
  const modified = '2026-01-05T20:00:00.000Z'
  const pageOf = <Row,>(row: Row) => ({
    content: [row],
    totalElements: 1,
    totalPages: 1,
    number: 0,
    size: 20,
  })

  test('show an account’s dates in the insured’s time zone', async () => {
    const account = { ...exampleAccount, modified, timezone: 'Australia/Sydney' }
    await renderPart(
      <DataTable definition={withColumns(accountTable, ['name', 'modified'])} />,
      (on) => on.answer(searchAccounts, pageOf(account)),
    )
    await says('Jan 6, 2026')
  })

  test('show a submission’s dates in the insured’s time zone', async () => {
    const submission = { ...exampleSubmission, modified, timezone: 'Australia/Sydney' }
    await renderPart(
      <DataTable definition={withColumns(submissionTable, ['submissionNumber', 'modified'])} />,
      (on) => on.answer(searchSubmissions, pageOf(submission)),
    )
    await says('Jan 6, 2026')
  })
})

test('renders the documents of a record in their slot', async () => {
  const Documents = slotPart(documentsCard)
  const { id: accountId, name } = exampleAccount
  await renderPart(<Documents subject={{ accountId, filter: {}, name }} />, (server) => {
    const document = {
      id: 'd-1',
      docType: 'proposal',
      docName: 'Proposal Q-1.pdf',
      accountId,
      quoteId: null,
      policyId: null,
      companyName: name,
      mimeType: 'application/pdf',
      size: 1_024,
      created: '2026-01-01T00:00:00.000Z',
    } as const
    server.answer(searchDocuments, {
      content: [document],
      totalElements: 1,
      totalPages: 1,
      number: 0,
      size: 50,
    })
  })
  await says('Proposal Q-1.pdf')
})
