import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { csvFile, type CsvPreview, type CsvUnits } from '#contract/growth/csv.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { addingCsv, previewOf, previewsKey, type ChosenFile, type HowToRead } from './import-changes.ts';
import { stillAsked } from './import-texts.ts';

const asDetected: HowToRead = { units: null, number: null };

export function useCsvImport(childId: string) {
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [unusable, setUnusable] = useState<string | null>(null);
  const [how, setHow] = useState(asDetected);
  const [everTicked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const chosen = useRef(0);
  const preview = useQuery<CsvPreview, CallFailed>({
    queryKey: [...previewsKey, childId, file?.id ?? 0, how],
    queryFn: ({ signal }) => previewOf(childId, file ?? { id: 0, content: new Blob() }, how, signal),
    enabled: file !== null,
    // Keep the preview while the same file is re-read with other options.
    placeholderData: (before, query) => (query?.queryKey[2] === file?.id ? before : undefined),
    staleTime: Infinity,
    gcTime: 0,
  });
  const ticked = stillAsked(everTicked, preview.data);
  const add = useChange(addingCsv, childId);

  const tick = useCallback((line: number, isRight: boolean) => {
    setTicked((before) => new Set(isRight ? [...before, line] : [...before].filter((other) => other !== line)));
  }, []);

  const readAs = (next: HowToRead) => {
    setHow(next);
    setTicked(new Set());
    add.reset();
  };

  const choose = async (given: File | null) => {
    chosen.current += 1;
    const id = chosen.current;
    readAs(asDetected);
    setFile(null);
    setUnusable(given !== null && given.size > csvFile.mostBytes ? csvFile.tooLarge : null);
    if (given === null || given.size > csvFile.mostBytes) return;
    // Read once: what is added is what was previewed, even if the file changes on disk.
    const content = await given.arrayBuffer().catch(() => null);
    if (chosen.current !== id) return;
    if (content === null) setUnusable('This file could not be read. Please choose it again.');
    else setFile({ id, content: new Blob([content]) });
  };

  return {
    file,
    unusable,
    how,
    preview,
    add,
    ticked,
    choose: (given: File | null) => void choose(given),
    readIn: (units: CsvUnits) => readAs({ ...how, units }),
    take: (number: number | null) => readAs({ ...how, number }),
    tick,
    addSeen: ({ units, child }: CsvPreview, onAdded: () => void) => {
      if (file) add.mutate({ file, how: { units, number: child }, keep: ticked }, { onSuccess: onAdded });
    },
  };
}

export type CsvImport = ReturnType<typeof useCsvImport>;
