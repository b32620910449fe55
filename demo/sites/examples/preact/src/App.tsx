import { h, type ComponentChild } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { ParapetElements, ParapetEventMap, ParapetTag } from '@parapet/elements'
import { clientKey, fetchSession, elementTag } from './settings.ts'

/** The requested element, its events, and a button that calls a method. */
export function App() {
  const [reported, setReported] = useState('')
  const calculator = useRef<ParapetElements['parapet-quote-calculator']>(null)
  const button = useRef<ParapetElements['parapet-quote-button']>(null)
  const bar = useRef<ParapetElements['parapet-cookie-bar']>(null)
  const report = (text: string) => setReported((before) => `${before}${text} `)
  const onError = ({ detail }: ParapetEventMap['parapet-error']) => report(`error:${detail.phase}`)
  /** Preact drops a function property until the element's code has loaded. */
  const withSession = (
    element:
      | ParapetElements[
          | 'parapet-account-form'
          | 'parapet-payment-page'
          | 'parapet-product-selector'
          | 'parapet-quote-cart'
          | 'parapet-quote-review'
          | 'parapet-surplus-attestation'
          | 'parapet-risk-factors'
          | 'parapet-security-questions']
      | null,
  ) => {
    if (element) element.fetchSession = fetchSession
  }
  const common = { 'client-key': clientKey, region: 'us' }

  const views = {
    'parapet-quote-calculator': () =>
      h('parapet-quote-calculator', {
        ...common,
        ref: calculator,
        'onparapet-quote-priced': ({ detail }: ParapetEventMap['parapet-quote-priced']) =>
          report(`priced:${detail.currency}`),
      }),
    'parapet-quote-button': () =>
      h(
        'parapet-quote-button',
        { ...common, ref: button, 'onparapet-dialog-opened': () => report('opened') },
        'Get a quote',
      ),
    'parapet-payment-page': () =>
      h('parapet-payment-page', {
        ...common,
        'policy-id': 'example',
        ref: withSession,
        'onparapet-error': onError,
      }),
    'parapet-account-form': () =>
      h('parapet-account-form', {
        'account-id': 'example',
        ref: withSession,
        'onparapet-account-saved': ({ detail }: ParapetEventMap['parapet-account-saved']) =>
          report(`saved:${detail.accountId}`),
        'onparapet-error': onError,
      }),
    'parapet-security-questions': () =>
      h('parapet-security-questions', {
        'account-id': 'example',
        ref: withSession,
        'onparapet-answers-saved': ({ detail }: ParapetEventMap['parapet-answers-saved']) =>
          report(`answered:${detail.accountId}`),
        'onparapet-error': onError,
      }),
    'parapet-product-selector': () =>
      h('parapet-product-selector', {
        'account-id': 'example',
        ref: withSession,
        'onparapet-product-chosen': ({ detail }: ParapetEventMap['parapet-product-chosen']) =>
          report(`chosen:${detail.product}`),
        'onparapet-error': onError,
      }),
    'parapet-quote-review': () =>
      h('parapet-quote-review', {
        'quote-id': 'example',
        ref: withSession,
        'onparapet-review-changed': ({ detail }: ParapetEventMap['parapet-review-changed']) =>
          report(`review:${detail.section}`),
        'onparapet-error': onError,
      }),
    'parapet-surplus-attestation': () =>
      h('parapet-surplus-attestation', {
        'quote-id': 'example',
        ref: withSession,
        'onparapet-notice-attested': ({ detail }: ParapetEventMap['parapet-notice-attested']) =>
          report(`attested:${detail.state}`),
        'onparapet-error': onError,
      }),
    'parapet-quote-cart': () =>
      h('parapet-quote-cart', {
        'account-id': 'example',
        ref: withSession,
        'onparapet-cart-changed': ({ detail }: ParapetEventMap['parapet-cart-changed']) =>
          report(`cart:${detail.quoteIds.length}`),
        'onparapet-error': onError,
      }),
    'parapet-risk-factors': () =>
      h('parapet-risk-factors', {
        'account-id': 'example',
        ref: withSession,
        'onparapet-risk-changed': ({ detail }: ParapetEventMap['parapet-risk-changed']) =>
          report(`risk:${detail.scan}`),
        'onparapet-error': onError,
      }),
    'parapet-security-code': () =>
      h('parapet-security-code', { 'workflow-id': 'example', 'onparapet-error': onError }),
    'parapet-sign-in-button': () => h('parapet-sign-in-button', common, 'Log in'),
    'parapet-cookie-bar': () => h('parapet-cookie-bar', { ref: bar }),
    'parapet-incident-banner': () =>
      h(
        'parapet-incident-banner',
        { 'onparapet-incident-dismissed': () => report('dismissed') },
        'Emails are late today.',
      ),
    'parapet-notifications': () => h('parapet-notifications', {}),
  } satisfies Record<ParapetTag, () => ComponentChild>

  const use = async () => {
    if (calculator.current) report(`step:${(await calculator.current.getQuote()).step}`)
    await button.current?.open()
    await bar.current?.open()
  }
  const isTag = (name: string): name is ParapetTag => name in views
  return (
    <>
      {isTag(elementTag) && views[elementTag]()}
      <button id="use" onClick={() => void use()}>
        Use a method
      </button>
      <output id="events">{reported}</output>
    </>
  )
}
