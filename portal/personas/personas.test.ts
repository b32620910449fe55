import { describe, expect, test } from 'vitest'
import { accountTypes } from '#core/directory/organisations/account-type.ts'
import { basePathOf } from '#core/identity/session/rules.ts'
import { homeOf, isPersonaId } from '../frame/personas/persona-paths.ts'
import type { Persona } from '../frame/personas/persona.ts'
import { personaFor, personas } from './personas.ts'

const all = Object.values<Persona>(personas)

describe('personas', () => {
  test.each(accountTypes.filter((type) => type !== 'UNKNOWN'))(
    '%s opens the area at its base path',
    (type) => {
      expect(personaFor(type)?.id).toBe(basePathOf[type])
      expect(homeOf(type)).toBe(`/${basePathOf[type]}/dashboard`)
    },
  )

  test('finds no persona for an unknown account type', () => {
    expect(personaFor('UNKNOWN')).toBeUndefined()
    expect(personaFor('unknown')).toBeUndefined()
    expect(homeOf('unknown')).toBeUndefined()
  })

  test('finds no persona for a path segment that only starts like one', () => {
    expect(isPersonaId('agency')).toBe(true)
    expect(isPersonaId('toString')).toBe(false)
    expect(isPersonaId('quote')).toBe(false)
  })

  test.each(all)('$id has only menu entries that lead to existing screens and tabs', (persona) => {
    const tabs = [undefined, ...persona.tabs.map(({ id }) => id)]
    for (const entry of persona.menu) {
      expect(persona.screens).toContain(entry.screen)
      expect(tabs).toContain(entry.tab)
    }
  })

  test.each(all)('$id has menu entries and tabs with unique names', (persona) => {
    const entries = persona.menu.map((entry) => entry.id)
    const tabs = persona.tabs.map((tab) => tab.id)
    expect(new Set(entries).size).toBe(entries.length)
    expect(new Set(tabs).size).toBe(tabs.length)
  })
})
