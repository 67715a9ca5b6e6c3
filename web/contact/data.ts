import { useQuery } from '@tanstack/react-query';
import { readContactDetails } from '#contract/contact.ts';
import { queryOf } from '#web/client/calls/queries.ts';

export const detailsQuery = queryOf(readContactDetails, {});

export const useContactDetails = () => useQuery(detailsQuery);
