import { ContactForm } from '#web/site/contact/contact-form.tsx';
import { hydrateIslands } from './hydrate-islands.ts';

hydrateIslands({ ContactForm });
