import { createRoot } from 'react-dom/client';
import { GalleryPage } from '#web/ui/gallery-page.tsx';

const place = document.getElementById('app');
if (place) createRoot(place).render(<GalleryPage />);
