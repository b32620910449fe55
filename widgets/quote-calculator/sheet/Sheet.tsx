import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import type { FlowStep } from '#core/insurance/products/flow.ts'
import { ownTermsOf } from '#core/insurance/products/own-terms.ts'
import { stepOfField } from '#core/insurance/quotes/calculator/steps.ts'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { useEmit, useHost } from '../../react/use-host.ts'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import { definition } from '../definition.ts'
import { focusField } from '../fields/focus-field.ts'
import { LazyPart } from '../LazyPart.tsx'
import { CompanyStep } from '../steps/CompanyStep.tsx'
import { stepViews } from '../steps/step-views.ts'
import { Section } from './Section.tsx'
import { SheetBar } from './SheetBar.tsx'
import { Terms } from './Terms.tsx'
import { sheetViews } from './sheet-views.ts'
import styles from './sheet.styles.css'

/** The sections below the terms, with the fields of the steps. */
const sections = ['company', 'security', 'contact'] as const satisfies readonly FlowStep[]
type SectionName = (typeof sections)[number]

/** The open sections: those that a new quote needs first, and those with errors. */
function useOpenSections() {
  const calculator = useCalculator()
  const quote = useStore(calculator.$quote)
  const price = useStore(calculator.$price)
  const errors = useStore(calculator.$fieldErrors)
  const [opened, setOpened] = useState<ReadonlySet<FlowStep | 'price'>>(
    () =>
      new Set(
        quote === undefined
          ? price === undefined
            ? ['company', 'contact']
            : ['security', 'contact']
          : [],
      ),
  )
  const toggle = (name: FlowStep | 'price', isOpen: boolean) =>
    setOpened((before) => {
      if (before.has(name) === isOpen) return before
      const next = new Set(before)
      if (isOpen) next.add(name)
      else next.delete(name)
      return next
    })
  const faulty = new Set<string | undefined>(Object.keys(errors).map(stepOfField))
  const isOpen = (name: FlowStep | 'price') => opened.has(name) || faulty.has(name)
  return { isOpen, toggle }
}

/**
 * A whole quote on one page with terms saved in place, for portal users. Underwriters see the
 * risk data first.
 */
export function Sheet() {
  const css = useStyles(styles)
  const t = useWording('sheet', 'calculator', 'calculator-steps', 'rating', 'coverages', 'errors')
  const calculator = useCalculator()
  const { root, values } = useHost()
  const emit = useEmit(definition)
  const price = useStore(calculator.$price)
  const { isOpen, toggle } = useOpenSections()
  const form = useRef<HTMLFormElement>(null)
  const shown = sections.filter((name) => calculator.steps.includes(name))
  const isPricing = useStore(calculator.$isPricing)
  const titleOf = (name: SectionName) =>
    t(`sheet:section.${name}`, {}, ownTermsOf(calculator.product))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (calculator.$isSaving.get()) return
    const quote = calculator.$quote.get()
    const mayAsk = quote !== undefined && calculator.$isDirty.get()
    if (mayAsk && !emit('parapet-quote-saving', { quoteId: quote.id })) return
    const field = await calculator.save()
    if (field !== undefined) focusField(root, field)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    form.current?.requestSubmit()
  }
  return (
    // Ctrl+S is an additional shortcut; the save button works with every input device.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      className={css['sheet']}
      aria-label={t('sheet:label')}
      noValidate
      onSubmit={(event) => void save(event)}
      onKeyDown={onKeyDown}
    >
      <div className={css['page']} part="panel">
        {price && values.get()['view'] === 'underwriter' && (
          <LazyPart
            view={sheetViews.underwriterSummary}
            fallback={<Skeleton lines={6} height="2em" />}
          />
        )}
        {price && <Terms price={price} />}
        {shown.map((name) => (
          <Section
            key={name}
            title={titleOf(name)}
            isOpen={isOpen(name)}
            onToggle={(isOpen) => toggle(name, isOpen)}
          >
            {name === 'company' ? (
              <CompanyStep />
            ) : (
              <LazyPart view={stepViews[name]} fallback={<Skeleton lines={4} height="3em" />} />
            )}
          </Section>
        ))}
        {price === undefined && isPricing && <Skeleton lines={4} height="3em" />}
        {price && (
          <Section
            title={t('sheet:section.price')}
            isOpen={isOpen('price')}
            onToggle={(isOpen) => toggle('price', isOpen)}
          >
            <LazyPart view={sheetViews.price} fallback={<Skeleton lines={3} height="2em" />} />
          </Section>
        )}
      </div>
      <SheetBar />
    </form>
  )
}
