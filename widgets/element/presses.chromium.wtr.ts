import { getQuoteReview } from '#core/insurance/quotes/review/endpoints.ts'
import { verifiedReview } from '#core/insurance/quotes/review/review.fixture.ts'
import { fieldOf, openDetails } from '../account-form/testing/page.ts'
import { openContact, openOptions, openPage } from '../quote-calculator/testing/page.ts'
import { openCart } from '../quote-cart/testing/page.ts'
import { openReview } from '../quote-review/testing/page.ts'
import { registry, type ParapetTag } from '../registry.ts'
import { open as openCode, ready } from '../security-code/testing/open-code.ts'
import { answer, openQuestions } from '../security-questions/testing/page.ts'
import { assert, equal, until } from '../testing/assert.ts'
import { leaveElements, testedElements } from '../testing/every-element.ts'
import { hasField, pressAfterError } from '../testing/press-after-error.ts'
import { afterEach, describe, test } from '../testing/suite.ts'

interface OpenForm {
  readonly element: HTMLElement
  readonly root: ParentNode
}

type Forms = Readonly<Record<string, () => Promise<OpenForm>>>

const openCompany = async () => {
  const page = openPage()
  await page.fillCompany()
  return page
}

const openSecurity = async () => {
  const page = await openCompany()
  page.button('Continue').click()
  await page.expectText('Cyber security')
  return page
}

/** The forms of the elements, opened with their fields on screen. */
const forms = {
  'parapet-account-form': {
    details: async () => {
      const page = openDetails()
      await page.expectText('ACCOUNT DETAILS')
      page.fill(fieldOf(page, 'noOfEmployeesAll'), '41')
      await until(() => !page.button('Save').disabled, 'something to save')
      return page
    },
  },
  'parapet-quote-calculator': {
    company: openCompany,
    security: async () => {
      const page = await openSecurity()
      page.root.querySelector<HTMLElement>('[role=radiogroup] [value=YES]')?.click()
      await page.expectText('When was the last one?')
      return page
    },
    options: async () => {
      const page = await openOptions()
      page.choose('global.deductible', '500000')
      await page.expectText('Custom terms')
      page.button('Business interruption terms').click()
      await page.expectText('Premium for this coverage')
      return page
    },
    contact: openContact,
  },
  'parapet-quote-cart': {
    name: async () => {
      const page = openCart()
      await page.expectText('2 of 5 variations')
      page.find<HTMLButtonElement>('[aria-label="Rename: Popular"]').click()
      const root = await until(
        () => page.root.querySelector('[name=presetName]')?.closest('dialog'),
        'the name',
      )
      return { ...page, root }
    },
  },
  'parapet-quote-review': {
    bind: async () => {
      const page = openReview((on) => on.answer(getQuoteReview, verifiedReview))
      await page.expectText('Q-1001')
      page.button('Request to bind').click()
      const root = await until(
        () => page.root.querySelector('[name=city]')?.closest('dialog'),
        'the form',
      )
      return { ...page, root }
    },
    policyholder: async () => {
      const page = openReview((on) => on.answer(getQuoteReview, verifiedReview))
      await page.expectText('Q-1001')
      page.button('Edit policyholder').click()
      const root = await until(
        () => page.root.querySelector('[name=customerEmail]')?.closest('dialog'),
        'the form',
      )
      return { ...page, root }
    },
  },
  'parapet-security-code': {
    code: async () => {
      const page = openCode()
      await ready(page)
      return page
    },
  },
  'parapet-security-questions': {
    questions: async () => {
      const page = openQuestions(() => {}, 'account-id="account-1" product="P250"')
      await page.expectText('Are backups encrypted?')
      answer(page, 'changeInScope', 'Yes')
      await until(() => page.root.querySelector('[name=changeInScopeDetail]'), 'the details')
      return page
    },
  },
} as const satisfies Partial<Record<ParapetTag, Forms>>

/** The forms that validate a field on blur. */
const checkedOnLeave: ReadonlySet<string> = new Set(['details', 'company'])

/** The elements without a field that can be invalid, and the reason. */
const withoutFields: Readonly<Partial<Record<ParapetTag, string>>> = {
  'parapet-cookie-bar': 'buttons',
  'parapet-incident-banner': 'a text',
  'parapet-notifications': 'messages',
  'parapet-payment-page': 'choices; card fields are in the frame of the processor',
  'parapet-product-selector': 'a list of products',
  'parapet-quote-button': 'a button',
  'parapet-risk-factors': 'findings',
  'parapet-sign-in-button': 'a button',
  'parapet-surplus-attestation': 'one checkbox',
}

afterEach(leaveElements)

describe('clicks after an invalid field', () => {
  for (const [tag, own] of Object.entries<Forms>(forms))
    for (const [name, openForm] of Object.entries(own))
      test(`handles the click on each control after an invalid field: ${tag}, ${name}`, async () => {
        let last: OpenForm | undefined
        const open = async () => {
          leaveElements()
          last?.element.remove()
          last = await openForm()
          assert(hasField(last.root), `No field is on screen`)
          return last.root
        }
        const { presses, errors } = await pressAfterError({ name: tag, open })
        assert(presses > 0, 'Nothing was pressed')
        equal(errors > 0, checkedOnLeave.has(name), 'whether leaving a field marks it')
      })
})

test('tests every element with a field', async () => {
  const known = [...Object.keys(forms), ...Object.keys(withoutFields)]
  equal(known.toSorted(), Object.keys(registry).toSorted())
  for (const [tag, { open, read }] of testedElements) {
    if (!Object.hasOwn(withoutFields, tag)) continue
    const { shadowRoot } = open()
    if (read) await until(() => shadowRoot?.querySelector('button, input'), `the view of ${tag}`)
    assert(shadowRoot && !hasField(shadowRoot), `${tag} has a field: press it`)
  }
})
