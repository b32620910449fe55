import { useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import type { FlowStep } from '#core/insurance/products/flow.ts'
import { ownTermsOf } from '#core/insurance/products/own-terms.ts'
import { stepOfField } from '#core/insurance/quotes/calculator/steps.ts'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { useHost } from '../../react/use-host.ts'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import { focusField } from '../fields/focus-field.ts'
import { PriceParts } from '../price/PriceDetails.tsx'
import { CompanyStep } from '../steps/CompanyStep.tsx'
import { ContactStep } from '../steps/ContactStep.tsx'
import { SecurityStep } from '../steps/SecurityStep.tsx'
import { Section } from './Section.tsx'
import { SheetBar } from './SheetBar.tsx'
import { Terms } from './Terms.tsx'
import { UnderwriterFacts } from './UnderwriterFacts.tsx'
import styles from './sheet.styles.css'

/** The sections below the terms: what a quote is about and for whom, as in the steps. */
const sections = [
  ['company', CompanyStep],
  ['security', SecurityStep],
  ['contact', ContactStep],
] as const satisfies readonly (readonly [FlowStep, () => ReactNode])[]
type SectionName = (typeof sections)[number][0]

/** The sections that are open: those that a new quote needs first, and those with an error. */
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
 * A whole quote on one page, for those who write many: its terms, saved in place. Underwriters see the
 * facts first.
 */
export function Sheet() {
  const css = useStyles(styles)
  const t = useWording('sheet', 'calculator', 'calculator-steps', 'rating', 'coverages', 'errors')
  const calculator = useCalculator()
  const { root, values } = useHost()
  const price = useStore(calculator.$price)
  const { isOpen, toggle } = useOpenSections()
  const form = useRef<HTMLFormElement>(null)
  const shown = sections.filter(([name]) => calculator.steps.includes(name))
  const isPricing = useStore(calculator.$isPricing)
  const titleOf = (name: SectionName) =>
    t(`sheet:section.${name}`, {}, ownTermsOf(calculator.product))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (calculator.$isSaving.get()) return
    const field = await calculator.save()
    if (field !== undefined) focusField(root, field)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    form.current?.requestSubmit()
  }
  return (
    // Saves by the key that saves everywhere else; the button does it by pointer.
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
          <UnderwriterFacts answer={price.answer} />
        )}
        {price && <Terms price={price} />}
        {shown.map(([name, View]) => (
          <Section
            key={name}
            title={titleOf(name)}
            isOpen={isOpen(name)}
            onToggle={(isOpen) => toggle(name, isOpen)}
          >
            <View />
          </Section>
        ))}
        {price === undefined && isPricing && <Skeleton lines={4} height="3em" />}
        {price && (
          <Section
            title={t('sheet:section.price')}
            isOpen={isOpen('price')}
            onToggle={(isOpen) => toggle('price', isOpen)}
          >
            <PriceParts answer={price.answer} />
          </Section>
        )}
      </div>
      <SheetBar />
    </form>
  )
}
