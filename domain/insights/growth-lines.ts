import { ageUsed } from '#domain/children/gestation.ts';
import { growthHref } from '#domain/growth/addresses.ts';
import { latestOf } from '#domain/growth/latest.ts';
import { askingWords } from '#domain/growth/line/asking-words.ts';
import { CALL_NOW_IF } from '#domain/growth/line/call-now-if.ts';
import { lineInput } from '#domain/growth/line/line-input.ts';
import { lineWords, type LineWords } from '#domain/growth/line/line-words.ts';
import { growthSummary } from '#domain/growth/summary/growth-summary.ts';
import { MEASURES, valueText } from '#domain/growth/value-text.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { InsightFacts } from './insight-facts.ts';
import type { InsightLine } from './insight-text.ts';

type Growth = InsightFacts['growth'];

const chart = { title: 'Growth chart', href: growthHref };

/**
 * [AI-01] What is said of a child's growth, by the growth room alone: its sentence where something is to be shown to a
 * doctor or to be measured again, and then no percentile, which would calm beside it; else the percentile.
 */
export function growthLines(growth: Growth): InsightLine[] {
  const summary = growthSummary(growth);
  if (!summary) {
    const text = `Nothing is measured yet. A weight and a length show how ${growth.child.firstName} grows.`;
    return [{ text, link: { title: 'Add a measurement', href: '/add-measurement' } }];
  }
  const words = lineWords(lineInput(growth));
  if (words && words.tone !== 'fern') return askingLines(words);
  const { gain, percentile } = summary;
  const said = [latestText(growth, percentile), words?.title, gain?.text, gain?.advice];
  const text = said.filter((one) => one != null).join(' ');
  return [{ text, link: chart }, ...(percentile === null ? [] : [{ text: referenceText(summary.source), link: null }])];
}

function askingLines({ title, text, callNow }: LineWords): InsightLine[] {
  const signs = [CALL_NOW_IF, ...callNow].join(' ');
  return [{ text: `${title} ${text}`, link: chart }, ...(callNow.length > 0 ? [{ text: signs, link: null }] : [])];
}

/** What the growth room asks for by now and an earlier insight does not say: beside it nothing there calms. Null where nothing. */
export function growthSince(insight: string, growth: Growth): string | null {
  const words = growthSummary(growth) && askingWords(lineInput(growth));
  const lines = words ? askingLines(words).map(({ text }) => text) : [];
  return lines.every((line) => insight.includes(line)) ? null : lines.join(' ');
}

/** "Maya's latest weight, 6.40 kg on November 19, 2026, is at the 48th percentile by the corrected age." */
function latestText({ child, measurements, units }: Growth, percentile: string | null): string {
  const measure = MEASURES.find((one) => latestOf(one, measurements)) ?? 'weight';
  const { latest } = latestOf(measure, measurements) ?? {};
  if (!latest) throw new Error('what was just measured is gone');
  const name = { weight: 'weight', height: 'length or height', head: 'head circumference' }[measure];
  const value = `${child.firstName}'s latest ${name}: ${valueText(measure, latest.value, units)} on ${longDayText(latest.measuredOn)}`;
  if (percentile === null) return `${value}.`;
  const { isCorrected } = ageUsed(child, latest.measuredOn);
  return `${value}, ${percentile}${isCorrected ? ' by the corrected age' : ''}.`;
}

/** 'Reference: WHO Child Growth Standards (2006), girls, birth to 24 months, as CDC advises for these ages.' */
function referenceText(source: string): string {
  return `${source.split('. ')[0] ?? source}.`.replace(/\.\.$/, '.');
}
