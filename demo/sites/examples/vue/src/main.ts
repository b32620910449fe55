import { createApp } from 'vue'
import { loadParapet } from '@parapet/elements'
import App from './App.vue'
import { apiBase } from './settings.ts'

void loadParapet({ apiBase })
createApp(App).mount('#app')
