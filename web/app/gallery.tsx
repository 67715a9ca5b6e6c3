import { createRoot } from 'react-dom/client';
import { GalleryPage } from '#web/ui/gallery-page.tsx';

const place = document.getElementById('room');
if (place) createRoot(place).render(<GalleryPage />);
