import sharp from 'sharp';

const side = 640;

/** Drawings in place of photos. */
const drawings = {
  // A ball on a path.
  Jonah: `
    <rect width="100" height="100" fill="#e1f0fa"/>
    <path d="M0 78c30-10 60-10 100 0v22H0z" fill="#92cb99"/>
    <circle cx="46" cy="58" r="22" fill="#f4ad61"/>
    <path d="M26 50c14 8 28 8 40 0M26 66c14-8 28-8 40 0" fill="none" stroke="#fdeed9" stroke-width="4"/>`,
  // Blocks, one on the other.
  Leo: `
    <rect width="100" height="100" fill="#e5f1e0"/>
    <rect x="22" y="60" width="56" height="18" rx="9" fill="#0d3926"/>
    <rect x="28" y="42" width="44" height="17" rx="8.5" fill="#24643c"/>
    <rect x="34" y="25" width="32" height="16" rx="8" fill="#f4ad61"/>
    <circle cx="80" cy="30" r="7" fill="#f4ad61"/>`,
  // A moon over a hill.
  Theo: `
    <rect width="100" height="100" fill="#1b5d7f"/>
    <circle cx="60" cy="36" r="20" fill="#fdeed9"/>
    <circle cx="69" cy="30" r="18" fill="#1b5d7f"/>
    <circle cx="25" cy="28" r="2" fill="#fdeed9"/>
    <circle cx="36" cy="48" r="1.5" fill="#fdeed9"/>
    <path d="M0 82c22-20 46-22 66-6 12 9 22 9 34 2v22H0z" fill="#0d3926"/>`,
  // A young leaf in the sun.
  Maya: `
    <rect width="100" height="100" fill="#fdeed9"/>
    <circle cx="68" cy="32" r="17" fill="#f4ad61"/>
    <path d="M46 92c-2-20 0-34 6-46" fill="none" stroke="#24643c" stroke-width="5" stroke-linecap="round"/>
    <path d="M52 48c-4-20 10-30 30-30 0 20-10 32-30 30z" fill="#24643c"/>
    <path d="M48 68c-18 3-28-6-32-22 18-2 30 6 32 22z" fill="#92cb99"/>`,
} as const;

export async function portraitOf(firstName: keyof typeof drawings): Promise<Blob> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 100 100">${drawings[firstName]}</svg>`;
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  return new Blob([new Uint8Array(png)], { type: 'image/png' });
}
