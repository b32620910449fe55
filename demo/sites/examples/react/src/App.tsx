import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { ParapetElements, ParapetTag } from '@parapet/elements'
import {
  ParapetAccountForm,
  ParapetCookieBar,
  ParapetIncidentBanner,
  ParapetNotifications,
  ParapetPaymentPage,
  ParapetProductSelector,
  ParapetQuoteButton,
  ParapetQuoteCalculator,
  ParapetQuoteCart,
  ParapetQuoteReview,
  ParapetSurplusAttestation,
  ParapetRiskFactors,
  ParapetSecurityCode,
  ParapetSecurityQuestions,
  ParapetSignInButton,
} from '@parapet/react'
import { clientKey, fetchSession, elementTag } from './settings.ts'

/** The requested element, its events, and a button that calls a method. */
export function App() {
  const [reported, setReported] = useState('')
  const calculator = useRef<ParapetElements['parapet-quote-calculator']>(null)
  const button = useRef<ParapetElements['parapet-quote-button']>(null)
  const bar = useRef<ParapetElements['parapet-cookie-bar']>(null)
  const report = (text: string) => setReported((before) => `${before}${text} `)

  const views = {
    'parapet-quote-calculator': (
      <ParapetQuoteCalculator
        ref={calculator}
        clientKey={clientKey}
        region="us"
        onParapetQuotePriced={({ detail }) => report(`priced:${detail.currency}`)}
        onParapetQuoteSaved={({ detail }) => report(`saved:${detail.quoteNumber}`)}
      />
    ),
    'parapet-quote-button': (
      <ParapetQuoteButton
        ref={button}
        clientKey={clientKey}
        region="us"
        onParapetDialogOpened={() => report('opened')}
      >
        Get a quote
      </ParapetQuoteButton>
    ),
    'parapet-payment-page': (
      <ParapetPaymentPage
        clientKey={clientKey}
        policyId="example"
        fetchSession={fetchSession}
        onParapetError={({ detail }) => report(`error:${detail.phase}`)}
      />
    ),
    'parapet-account-form': (
      <ParapetAccountForm
        accountId="example"
        fetchSession={fetchSession}
        onParapetAccountSaved={({ detail }) => report(`saved:${detail.accountId}`)}
        onParapetError={({ detail }) => report(`error:${detail.phase}`)}
      />
    ),
    'parapet-security-questions': (
      <ParapetSecurityQuestions
        accountId="example"
        fetchSession={fetchSession}
        onParapetAnswersSaved={({ detail }) => report(`answered:${detail.accountId}`)}
        onParapetError={({ detail }) => report(`error:${detail.phase}`)}
      />
    ),
    'parapet-product-selector': (
      <ParapetProductSelector
        accountId="example"
        fetchSession={fetchSession}
        onParapetProductChosen={({ detail }) => report(`chosen:${detail.product}`)}
        onParapetError={({ detail }) => report(`error:${detail.phase}`)}
      />
    ),
    'parapet-quote-review': (
      <ParapetQuoteReview
        quoteId="example"
        fetchSession={fetchSession}
        onParapetReviewChanged={({ detail }) => report(`review:${detail.section}`)}
        onParapetError={({ detail }) => report(`error:${detail.phase}`)}
      />
    ),
    'parapet-surplus-attestation': (
      <ParapetSurplusAttestation
        quoteId="example"
        fetchSession={fetchSession}
        onParapetNoticeAttested={({ detail }) => report(`attested:${detail.state}`)}
        onParapetError={({ detail }) => report(`error:${detail.phase}`)}
      />
    ),
    'parapet-quote-cart': (
      <ParapetQuoteCart
        accountId="example"
        fetchSession={fetchSession}
        onParapetCartChanged={({ detail }) => report(`cart:${detail.quoteIds.length}`)}
        onParapetError={({ detail }) => report(`error:${detail.phase}`)}
      />
    ),
    'parapet-risk-factors': (
      <ParapetRiskFactors
        accountId="example"
        fetchSession={fetchSession}
        onParapetRiskChanged={({ detail }) => report(`risk:${detail.scan}`)}
        onParapetError={({ detail }) => report(`error:${detail.phase}`)}
      />
    ),
    'parapet-security-code': (
      <ParapetSecurityCode
        workflowId="example"
        onParapetError={({ detail }) => report(`error:${detail.phase}`)}
      />
    ),
    'parapet-sign-in-button': (
      <ParapetSignInButton
        clientKey={clientKey}
        region="us"
        onParapetSignedIn={({ detail }) => report(`signed-in:${detail.name}`)}
      >
        Log in
      </ParapetSignInButton>
    ),
    'parapet-cookie-bar': (
      <ParapetCookieBar
        ref={bar}
        onParapetConsentChanged={({ detail }) => report(`consent:${detail.enabled}`)}
      />
    ),
    'parapet-incident-banner': (
      <ParapetIncidentBanner onParapetIncidentDismissed={() => report('dismissed')}>
        Emails are late today.
      </ParapetIncidentBanner>
    ),
    'parapet-notifications': <ParapetNotifications />,
  } satisfies Record<ParapetTag, ReactNode>

  // a call before the code has loaded resolves once it has
  useEffect(() => {
    void calculator.current?.getQuote().then(({ step }) => report(`early-step:${step}`))
  }, [])

  const use = async () => {
    if (calculator.current) report(`step:${(await calculator.current.getQuote()).step}`)
    await button.current?.open()
    await bar.current?.open()
  }
  return (
    <>
      {Object.entries(views).find(([tag]) => tag === elementTag)?.[1]}
      <button id="use" onClick={() => void use()}>
        Use a method
      </button>
      <output id="events" data-early="">
        {reported}
      </output>
    </>
  )
}
