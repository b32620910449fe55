import {
  ChangeDetectionStrategy,
  Component,
  afterNextRender,
  signal,
  viewChild,
} from '@angular/core'
import {
  parapetElements,
  ParapetCookieBar,
  ParapetQuoteButton,
  ParapetQuoteCalculator,
} from '@parapet/angular'
import { clientKey, fetchSession, elementTag } from './settings'

/** The requested element, its events, and a button that calls a method. */
@Component({
  selector: 'app-root',
  imports: [...parapetElements],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @switch (elementTag) {
      @case ('parapet-quote-calculator') {
        <parapet-quote-calculator
          [clientKey]="clientKey"
          region="us"
          (parapetQuotePriced)="report('priced:' + $event.detail.currency)"
          (parapetQuoteSaved)="report('saved:' + $event.detail.quoteNumber)"
        />
      }
      @case ('parapet-quote-button') {
        <parapet-quote-button
          [clientKey]="clientKey"
          region="us"
          (parapetDialogOpened)="report('opened')"
          >Get a quote</parapet-quote-button
        >
      }
      @case ('parapet-payment-page') {
        <parapet-payment-page
          [clientKey]="clientKey"
          policyId="example"
          [fetchSession]="fetchSession"
          (parapetError)="report('error:' + $event.detail.phase)"
        />
      }
      @case ('parapet-account-form') {
        <parapet-account-form
          accountId="example"
          [fetchSession]="fetchSession"
          (parapetAccountSaved)="report('saved:' + $event.detail.accountId)"
          (parapetError)="report('error:' + $event.detail.phase)"
        />
      }
      @case ('parapet-security-questions') {
        <parapet-security-questions
          accountId="example"
          [fetchSession]="fetchSession"
          (parapetAnswersSaved)="report('answered:' + $event.detail.accountId)"
          (parapetError)="report('error:' + $event.detail.phase)"
        />
      }
      @case ('parapet-product-selector') {
        <parapet-product-selector
          accountId="example"
          [fetchSession]="fetchSession"
          (parapetProductChosen)="report('chosen:' + $event.detail.product)"
          (parapetError)="report('error:' + $event.detail.phase)"
        />
      }
      @case ('parapet-quote-review') {
        <parapet-quote-review
          quoteId="example"
          [fetchSession]="fetchSession"
          (parapetReviewChanged)="report('review:' + $event.detail.section)"
          (parapetError)="report('error:' + $event.detail.phase)"
        />
      }
      @case ('parapet-surplus-attestation') {
        <parapet-surplus-attestation
          quoteId="example"
          [fetchSession]="fetchSession"
          (parapetNoticeAttested)="report('attested:' + $event.detail.state)"
          (parapetError)="report('error:' + $event.detail.phase)"
        />
      }
      @case ('parapet-quote-cart') {
        <parapet-quote-cart
          accountId="example"
          [fetchSession]="fetchSession"
          (parapetCartChanged)="report('cart:' + $event.detail.quoteIds.length)"
          (parapetError)="report('error:' + $event.detail.phase)"
        />
      }
      @case ('parapet-risk-factors') {
        <parapet-risk-factors
          accountId="example"
          [fetchSession]="fetchSession"
          (parapetRiskChanged)="report('risk:' + $event.detail.scan)"
          (parapetError)="report('error:' + $event.detail.phase)"
        />
      }
      @case ('parapet-security-code') {
        <parapet-security-code
          workflowId="example"
          (parapetError)="report('error:' + $event.detail.phase)"
        />
      }
      @case ('parapet-sign-in-button') {
        <parapet-sign-in-button
          [clientKey]="clientKey"
          region="us"
          (parapetSignedIn)="report('signed-in:' + $event.detail.name)"
          >Log in</parapet-sign-in-button
        >
      }
      @case ('parapet-cookie-bar') {
        <parapet-cookie-bar (parapetConsentChanged)="report('consent:' + $event.detail.enabled)" />
      }
      @case ('parapet-incident-banner') {
        <parapet-incident-banner (parapetIncidentDismissed)="report('dismissed')"
          >Emails are late today.</parapet-incident-banner
        >
      }
      @case ('parapet-notifications') {
        <parapet-notifications />
      }
    }
    <button id="use" (click)="use()">Use a method</button>
    <output id="events" data-early="">{{ reported() }}</output>
  `,
})
export class App {
  readonly elementTag = elementTag
  readonly clientKey = clientKey
  readonly fetchSession = fetchSession
  readonly reported = signal('')
  readonly calculator = viewChild(ParapetQuoteCalculator)
  readonly button = viewChild(ParapetQuoteButton)
  readonly bar = viewChild(ParapetCookieBar)

  report(text: string): void {
    this.reported.update((before) => `${before}${text} `)
  }

  constructor() {
    // a call before the code has loaded resolves once it has
    afterNextRender(async () => {
      const early = await this.calculator()?.getQuote()
      if (early) this.report(`early-step:${early.step}`)
    })
  }

  async use(): Promise<void> {
    const calculator = this.calculator()
    if (calculator) this.report(`step:${(await calculator.getQuote()).step}`)
    await this.button()?.open()
    await this.bar()?.open()
  }
}
