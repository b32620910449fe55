import { example } from '../docs/snippets.ts'
import type { PackageName } from './package-files.ts'

const load = `import { loadParapet } from '@parapet/elements'

const parapet = await loadParapet({ apiBase: '${example.portal}' })`

/** Sample code for each package, with the language of its code block. */
const samples = {
  elements: [
    'ts',
    `${load}
const quote = parapet.create('parapet-quote-calculator', {
  clientKey: 'pk_…',
  region: 'us',
  on: { 'parapet-quote-saved': ({ detail }) => console.log(detail.quoteNumber) },
})
quote.mount('#quote')
console.log((await quote.getQuote()).step)`,
  ],
  react: [
    'tsx',
    `import { loadParapet } from '@parapet/elements'
import { ParapetQuoteCalculator } from '@parapet/react'

void loadParapet({ apiBase: '${example.portal}' })

export const Quote = () => (
  <ParapetQuoteCalculator
    clientKey="pk_…"
    region="us"
    onParapetQuoteSaved={({ detail }) => console.log(detail.quoteNumber)}
  />
)`,
  ],
  vue: [
    'vue',
    `<script setup lang="ts">
import { loadParapet } from '@parapet/elements'
import { ParapetQuoteCalculator } from '@parapet/vue'

void loadParapet({ apiBase: '${example.portal}' })
</script>

<template>
  <ParapetQuoteCalculator
    client-key="pk_…"
    region="us"
    @parapet-quote-saved="({ detail }) => console.log(detail.quoteNumber)"
  />
</template>`,
  ],
  angular: [
    'ts',
    `import { Component } from '@angular/core'
import { loadParapet, type ParapetEventMap } from '@parapet/elements'
import { ParapetQuoteCalculator } from '@parapet/angular'

void loadParapet({ apiBase: '${example.portal}' })

@Component({
  selector: 'app-quote',
  imports: [ParapetQuoteCalculator],
  template: \`
    <parapet-quote-calculator
      clientKey="pk_…"
      region="us"
      (parapetQuoteSaved)="saved($event)"
    />
  \`,
})
export class Quote {
  saved({ detail }: ParapetEventMap['parapet-quote-saved']): void {
    console.log(detail.quoteNumber)
  }
}`,
  ],
  doctor: ['sh', 'npx @parapet/doctor https://www.agency.example/quote'],
} as const satisfies Record<PackageName, readonly [string, string]>

/** The sample of a package, as its language and text. */
export const sampleOf = (name: PackageName): readonly [language: string, text: string] =>
  samples[name]
