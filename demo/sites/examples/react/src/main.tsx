import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadParapet } from '@parapet/elements'
import { App } from './App.tsx'
import { apiBase } from './settings.ts'

void loadParapet({ apiBase })

const container = document.querySelector('#app')
if (container)
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
