import { getContacts, saveContact, updatePolicyholder } from '#core/insurance/contacts/endpoints.ts'
import type { AccountContacts } from '#core/insurance/contacts/model.ts'
import { exampleDraft } from '#core/testing/example-draft.ts'
import { scriptedQuote } from '#core/testing/scripted-quotes.ts'
import { errorResponse } from '#core/testing/scripted-server.ts'
import { assert, equal, until } from '#widgets/testing/assert.ts'
import { typeText } from '#widgets/testing/keys.ts'
import { describe, test } from '#widgets/testing/suite.ts'
import { begin, closed, open, shown, submitShown } from './dialog-stage.fixture.tsx'

const { accountId } = scriptedQuote(exampleDraft)

const stored: AccountContacts = {
  accountId,
  agencyName: 'Harbor Insurance Agency',
  agentFirstName: 'Mateo',
  agentLastName: 'Rivers',
  agentEmail: 'agent@demo.test',
  agentPhone: '',
  isAgencyContact: true,
  teams: [],
  contactFirstName: 'Dana',
  contactLastName: 'Okafor',
  contactEmail: 'dana@bayside.example',
  contactPhone: '(409) 555-0199',
  modified: '2026-01-05T10:00:00.000Z',
}

const field = (autoComplete: string) =>
  shown()?.querySelector<HTMLInputElement>(`form input[autocomplete=${autoComplete}]`)

const retype = async (autoComplete: string, text: string) => {
  const input = await until(() => field(autoComplete), `the field ${autoComplete}`)
  input.focus()
  input.select()
  await typeText(text)
}

const facts = () =>
  [...(shown()?.querySelectorAll('dt') ?? [])].map(
    (name) => `${name.textContent}: ${name.nextElementSibling?.textContent}`,
  )

describe('dialogs that edit an account’s contact', () => {
  for (const [id, call] of [
    ['contact', saveContact],
    ['policyholder-contact', updatePolicyholder],
  ] as const) {
    test(`${id} keeps another user’s values in untouched fields`, async () => {
      const stage = await begin()
      stage.server.answer(getContacts, stored)
      stage.server.on(call, errorResponse(409, 'accountChanged'))
      const dialog = stage.dialogs.find((each) => each.id === id)
      assert(dialog, 'the dialog is declared')
      await open(stage, dialog)
      await retype('family-name', 'Novak')
      const theirs = {
        ...stored,
        contactFirstName: 'Lena',
        contactLastName: 'Weber',
        contactEmail: 'lena@bayside.example',
        modified: '2026-01-05T11:00:00.000Z',
      }
      stage.server.answer(getContacts, theirs)
      await submitShown()
      await until(() => shown()?.textContent.includes('yours is kept'), 'the next steps')
      assert(!shown()?.textContent.includes('Reload'), 'nothing is to be reloaded')
      equal(field('given-name')?.value, 'Lena')
      equal(field('email')?.value, 'lena@bayside.example')
      equal(field('family-name')?.value, 'Novak')
      equal(facts().join(), 'Last name (yours): Novak,Last name (theirs): Weber')
      stage.server.answer(call, theirs)
      await submitShown()
      await closed('the save')
      const [, again] = stage.server.callsOf(call)
      assert(again, 'it is saved again')
      equal(again.headers.get('If-Match'), `"${theirs.modified}"`)
      const body = again.body as Readonly<Record<string, unknown>>
      equal(body['contactFirstName'], 'Lena')
      equal(body['contactLastName'], 'Novak')
      equal(body['contactEmail'], 'lena@bayside.example')
      equal(body['contactPhone'], stored.contactPhone)
    })
  }
})
