import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { searchQuotes } from '#core/quotes/endpoints.ts'
import { useOpenRecord } from '../actions/OpenRecord.tsx'
import { useFormats } from '../formats/use-formats.ts'
import { useMayOverride } from '../flags/use-may-override.ts'
import { screenPath } from '../personas/screen-path.ts'
import { usePersona } from '../personas/use-persona.ts'
import { usePortal } from '../platform/use-portal.ts'
import { useInvitationItems } from '../screens/invite/use-invitation-items.ts'
import { themeChoices } from '../shell/theme-choices.ts'
import { useVisitItems } from '../visits/use-visit-items.ts'
import { quoteAddress } from '../tables/quotes/quote-row.ts'
import { matching, type Command, type CommandGroup } from './commands.ts'

const pause = 200
const mostQuotes = 8

/** How close rows and entries stand (spec 1 §9). */
const layouts = ['compressed', 'comfortable'] as const

/** What was typed, once the typing rests. */
const useRested = (typed: string): string => {
  const [rested, setRested] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return rested
}

/** Quotes by what was typed, for personas that have a screen for them. */
const useFoundQuotes = (typed: string) => {
  const { queries } = usePortal()
  const persona = usePersona()
  const navigate = useNavigate()
  const { label } = useFormats()
  const rested = useRested(typed)
  const isAsked = rested.length > 1 && persona.screens.includes('quote')
  const { data, isFetching } = useQuery({
    ...queries.options(searchQuotes, { query: { search: rested, page: 0, size: mostQuotes } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const commands = (isAsked ? (data?.content ?? []) : []).map((quote): Command => ({
    id: `quote-${quote.id}`,
    label: `${quote.companyName} · ${quote.quoteNumber}`,
    hint: label('status', quote.status),
    icon: 'quote',
    perform: () => void navigate({ to: quoteAddress(quote, `/${persona.id}`) }),
  }))
  return { commands, isSearching: isAsked && isFetching }
}

/** Everything the palette offers for what was typed. */
export const useCommands = (
  typed: string,
): { readonly groups: readonly CommandGroup[]; readonly isSearching: boolean } => {
  const { t } = useFormats()
  const { dialogs, settings } = usePortal()
  const mayOverride = useMayOverride()
  const persona = usePersona()
  const navigate = useNavigate()
  const record = useOpenRecord()
  const invitations = useInvitationItems()
  const quotes = useFoundQuotes(typed)
  const { ways, out } = useVisitItems()

  const fixed = useMemo(
    (): readonly CommandGroup[] => [
      { id: 'actions', label: t('portal:palette.actions'), commands: record },
      {
        id: 'screens',
        label: t('portal:palette.screens'),
        commands: persona.menu.map((entry) => ({
          id: `go-${entry.id}`,
          label: t(entry.label),
          icon: entry.icon,
          perform: () =>
            void navigate({
              to: screenPath(persona, entry.screen),
              search: entry.tab === undefined ? {} : { tab: entry.tab },
            }),
        })),
      },
      { id: 'accounts', label: t('visits:palette'), commands: ways },
      { id: 'people', label: t('sign-up:invite.heading'), commands: invitations },
      {
        id: 'settings',
        label: t('portal:palette.settings'),
        commands: [
          ...themeChoices.map((choice) => ({
            id: `theme-${choice.theme}`,
            label: `${t('portal:header.theme')}: ${t(choice.label)}`,
            icon: choice.icon,
            perform: () => settings.set('theme', choice.theme),
          })),
          ...layouts.map((layout) => ({
            id: `layout-${layout}`,
            label: `${t('shell:layout.label')}: ${t(`shell:layout.${layout}`)}`,
            icon: 'columns' as const,
            perform: () => settings.set('layout', layout),
          })),
          ...(mayOverride
            ? [
                {
                  id: 'flags',
                  label: t('shell:flags.title'),
                  icon: 'flag' as const,
                  perform: () => void dialogs.open('flags', {}),
                },
              ]
            : []),
          out,
        ],
      },
    ],
    [t, record, invitations, ways, out, persona, navigate, settings, dialogs, mayOverride],
  )

  const found = { id: 'quotes', label: t('portal:palette.quotes'), commands: quotes.commands }
  const groups = [...matching(fixed, typed), ...(found.commands.length > 0 ? [found] : [])]
  return { groups, isSearching: quotes.isSearching }
}
