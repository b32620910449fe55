import { mount } from 'svelte'
import { loadParapet } from '@parapet/elements'
import App from './App.svelte'
import { apiBase } from './settings.ts'

void loadParapet({ apiBase })

const target = document.querySelector('#app')
if (target) mount(App, { target })
