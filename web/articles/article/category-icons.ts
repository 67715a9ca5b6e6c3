import { Blocks, HeartPulse, Moon, ShieldCheck, Soup, type IconNode } from 'lucide';
import type { ArticleCategory } from '#domain/articles/article.ts';

export const categoryIcons: Readonly<Record<ArticleCategory, IconNode>> = {
  Sleep: Moon,
  Nutrition: Soup,
  Development: Blocks,
  Health: HeartPulse,
  Safety: ShieldCheck,
};
