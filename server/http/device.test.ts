import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Computer, Firefox'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Phone, Firefox'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X200) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'Tablet, Chrome'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
    'Computer, Edge',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Phone, Safari',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Tablet, Chrome',
  ],
  ['curl/8.5.0', 'App'],
  ['', 'App'],
])('[AUTH-11] %s is called %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
