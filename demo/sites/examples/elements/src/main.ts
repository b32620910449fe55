import { loadParapet, type ParapetTag } from '@parapet/elements'
import { apiBase, clientKey, fetchSession, elementTag } from './settings.ts'

const page = document.querySelector('#app')
if (!page) throw new Error('The page has no container for the element')

const events = document.createElement('output')
events.id = 'events'
const report = (text: string): void => void events.append(`${text} `)

const parapet = await loadParapet({ apiBase })

/** The elements of this page; each is created when it is shown. */
const views = {
  'parapet-quote-calculator': () =>
    parapet.create('parapet-quote-calculator', {
      clientKey,
      region: 'us',
      on: {
        'parapet-quote-priced': ({ detail }) => report(`priced:${detail.currency}`),
        'parapet-quote-saved': ({ detail }) => report(`saved:${detail.quoteNumber}`),
      },
    }),
  'parapet-quote-button': () =>
    parapet.create('parapet-quote-button', {
      clientKey,
      region: 'us',
      content: 'Get a quote',
      on: { 'parapet-dialog-opened': () => report('opened') },
    }),
  'parapet-payment-page': () =>
    parapet.create('parapet-payment-page', {
      clientKey,
      policyId: 'example',
      fetchSession,
      on: { 'parapet-error': ({ detail }) => report(`error:${detail.phase}`) },
    }),
  'parapet-account-form': () =>
    parapet.create('parapet-account-form', {
      accountId: 'example',
      fetchSession,
      on: {
        'parapet-account-saved': ({ detail }) => report(`saved:${detail.accountId}`),
        'parapet-error': ({ detail }) => report(`error:${detail.phase}`),
      },
    }),
  'parapet-security-questions': () =>
    parapet.create('parapet-security-questions', {
      accountId: 'example',
      fetchSession,
      on: {
        'parapet-answers-saved': ({ detail }) => report(`answered:${detail.accountId}`),
        'parapet-error': ({ detail }) => report(`error:${detail.phase}`),
      },
    }),
  'parapet-product-selector': () =>
    parapet.create('parapet-product-selector', {
      accountId: 'example',
      fetchSession,
      on: {
        'parapet-product-chosen': ({ detail }) => report(`chosen:${detail.product}`),
        'parapet-error': ({ detail }) => report(`error:${detail.phase}`),
      },
    }),
  'parapet-quote-review': () =>
    parapet.create('parapet-quote-review', {
      quoteId: 'example',
      fetchSession,
      on: {
        'parapet-review-changed': ({ detail }) => report(`review:${detail.section}`),
        'parapet-error': ({ detail }) => report(`error:${detail.phase}`),
      },
    }),
  'parapet-surplus-attestation': () =>
    parapet.create('parapet-surplus-attestation', {
      quoteId: 'example',
      fetchSession,
      on: {
        'parapet-notice-attested': ({ detail }) => report(`attested:${detail.state}`),
        'parapet-error': ({ detail }) => report(`error:${detail.phase}`),
      },
    }),
  'parapet-quote-cart': () =>
    parapet.create('parapet-quote-cart', {
      accountId: 'example',
      fetchSession,
      on: {
        'parapet-cart-changed': ({ detail }) => report(`cart:${detail.quoteIds.length}`),
        'parapet-error': ({ detail }) => report(`error:${detail.phase}`),
      },
    }),
  'parapet-risk-factors': () =>
    parapet.create('parapet-risk-factors', {
      accountId: 'example',
      fetchSession,
      on: {
        'parapet-risk-changed': ({ detail }) => report(`risk:${detail.scan}`),
        'parapet-error': ({ detail }) => report(`error:${detail.phase}`),
      },
    }),
  'parapet-security-code': () =>
    parapet.create('parapet-security-code', {
      workflowId: 'example',
      on: { 'parapet-error': ({ detail }) => report(`error:${detail.phase}`) },
    }),
  'parapet-sign-in-button': () =>
    parapet.create('parapet-sign-in-button', {
      clientKey,
      region: 'us',
      content: 'Log in',
      on: { 'parapet-signed-in': ({ detail }) => report(`signed-in:${detail.name}`) },
    }),
  'parapet-cookie-bar': () =>
    parapet.create('parapet-cookie-bar', {
      on: { 'parapet-consent-changed': ({ detail }) => report(`consent:${detail.enabled}`) },
    }),
  'parapet-incident-banner': () =>
    parapet.create('parapet-incident-banner', {
      content: 'Emails are late today.',
      on: { 'parapet-incident-dismissed': () => report('dismissed') },
    }),
  'parapet-notifications': () => parapet.create('parapet-notifications'),
} satisfies { [Tag in ParapetTag]: () => unknown }

const use = document.createElement('button')
use.id = 'use'
use.textContent = 'Use a method'
const isTag = (name: string): name is ParapetTag => name in views
const controller = isTag(elementTag) ? views[elementTag]().mount(page) : undefined

use.onclick = async () => {
  if (!controller) return
  if ('open' in controller) await controller.open()
  else if ('getQuote' in controller) report(`step:${(await controller.getQuote()).step}`)
}
page.after(use, events)
