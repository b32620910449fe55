import { provideZoneChangeDetection } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { loadParapet } from '@parapet/elements'
import { App } from './app'
import { apiBase } from './settings'

void loadParapet({ apiBase })
void bootstrapApplication(App, { providers: [provideZoneChangeDetection()] })
