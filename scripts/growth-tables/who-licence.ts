export const WHO_LICENCE = '© World Health Organization. Name WHO as the source; commercial reuse needs WHO’s terms.';
