import { render } from 'preact'
import { loadParapet } from '@parapet/elements'
import { App } from './App.tsx'
import { apiBase } from './settings.ts'

void loadParapet({ apiBase })

const place = document.querySelector('#app')
if (place) render(<App />, place)
