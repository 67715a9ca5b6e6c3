import {
  Apple,
  Bean,
  Beef,
  Carrot,
  CupSoda,
  Droplet,
  Fish,
  Leaf,
  Milk,
  Nut,
  Shell,
  Soup,
  Utensils,
  Wheat,
  type IconNode,
} from 'lucide';
import { capital } from '#domain/text/capital.ts';

const icons: Readonly<Record<string, IconNode>> = {
  dairy: Milk,
  drink: CupSoda,
  fat: Droplet,
  fish: Fish,
  fruit: Apple,
  grains: Wheat,
  herbs: Leaf,
  legumes: Bean,
  meat: Beef,
  milk: Milk,
  mixed: Soup,
  nuts: Nut,
  seeds: Nut,
  shellfish: Shell,
  vegetables: Carrot,
};

const texts: Readonly<Record<string, string>> = {
  drink: 'Drink',
  fat: 'Fats and oils',
  herbs: 'Herbs and spices',
  legumes: 'Beans, peas and lentils',
  milk: 'Milk feed',
  mixed: 'Mixed food',
  nuts: 'Nuts, ground or as butter',
  seeds: 'Seeds, ground or as paste',
};

export function groupIcon(group: string): IconNode {
  return icons[group] ?? Utensils;
}

export function groupText(group: string): string {
  return texts[group] ?? capital(group);
}
