import type { Found } from '#domain/foods/food-search.ts';
import { count } from '#domain/time/age-text.ts';

/** '1 rule and 1 food for "honey"', '2 foods for "pear"', '150 foods' */
export function foundText({ rules, foods }: Found<unknown, unknown>, typed: string): string {
  const searched = typed.trim();
  const counts = [
    rules.length > 0 ? count(rules.length, 'rule') : '',
    foods.length > 0 || rules.length === 0 ? count(foods.length, 'food') : '',
  ];
  const found = counts.filter(Boolean).join(' and ');
  return searched === '' ? found : `${found} for "${searched}"`;
}
