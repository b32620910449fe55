import { render } from 'preact'
import { loadParapet } from '@parapet/elements'
import { App } from './App.tsx'
import { apiBase } from './settings.ts'

void loadParapet({ apiBase })

const container = document.querySelector('#app')
if (container) render(<App />, container)
