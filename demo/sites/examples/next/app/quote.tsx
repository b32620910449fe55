'use client'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { loadParapet, type ParapetElements } from '@parapet/elements'
import { ParapetQuoteButton, ParapetQuoteCalculator } from '@parapet/react'
import '@parapet/elements/jsx'

/** A parameter of the page's address, `?key=…&element=…`. The prerendered page has none. */
const useParameter = (name: string, absent: string): string =>
  useSyncExternalStore(
    () => () => {},
    () => new URLSearchParams(location.search).get(name) ?? absent,
    () => absent,
  )

/** The requested element, its events, and a button that calls a method. */
export function Quote() {
  const [reported, setReported] = useState('')
  const clientKey = useParameter('key', 'pk_harbor_demo')
  const elementTag = useParameter('element', 'parapet-quote-calculator')
  const calculator = useRef<ParapetElements['parapet-quote-calculator']>(null)
  const button = useRef<ParapetElements['parapet-quote-button']>(null)
  const report = (text: string) => setReported((before) => `${before}${text} `)

  useEffect(() => {
    // a call before the code has loaded resolves once it has
    void calculator.current?.getQuote().then(({ step }) => report(`early-step:${step}`))
    // in the browser the address is known immediately
    const apiBase = new URLSearchParams(location.search).get('api')
    void loadParapet({ apiBase: apiBase ?? 'http://127.0.0.1:4000' })
  }, [])

  const use = async () => {
    if (calculator.current) report(`step:${(await calculator.current.getQuote()).step}`)
    await button.current?.open()
  }
  return (
    <>
      {elementTag === 'parapet-quote-button' ? (
        <ParapetQuoteButton
          ref={button}
          clientKey={clientKey}
          region="us"
          onParapetDialogOpened={() => report('opened')}
        >
          Get a quote
        </ParapetQuoteButton>
      ) : (
        <ParapetQuoteCalculator
          ref={calculator}
          clientKey={clientKey}
          region="us"
          onParapetReady={() => report('ready')}
          onParapetQuoteSaved={({ detail }) => report(`saved:${detail.quoteNumber}`)}
        />
      )}
      <button id="use" onClick={() => void use()}>
        Use a method
      </button>
      <output id="events" data-early="">
        {reported}
      </output>
      <parapet-notifications />
    </>
  )
}
