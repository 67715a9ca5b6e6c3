import ICAL from 'ical.js';

export type ReadEvent = {
  readonly uid: string;
  /** 'YYYY-MM-DD' for a whole day, else with a time. */
  readonly on: string;
  readonly days: number;
  readonly title: string;
  readonly description: string;
  readonly stamp: string;
  readonly isFree: boolean;
  readonly location: string | null;
};

/** Uses another library than the product. */
export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const said = (name: string) => {
    const value = calendar.getFirstPropertyValue(name);
    return value === null ? null : String(value);
  };
  return {
    name: said('x-wr-calname'),
    maker: said('prodid'),
    refreshEvery: said('refresh-interval'),
    events: calendar.getAllSubcomponents('vevent').map(readEvent),
  };
}

function readEvent(component: ICAL.Component): ReadEvent {
  const event = new ICAL.Event(component);
  return {
    uid: event.uid,
    on: event.startDate.toString(),
    days: event.duration.toSeconds() / 86_400,
    title: event.summary,
    description: event.description,
    stamp: String(component.getFirstPropertyValue('dtstamp')),
    isFree: component.getFirstPropertyValue('transp') === 'TRANSPARENT',
    // The library types it as always there.
    location: component.getFirstPropertyValue('location') === null ? null : event.location,
  };
}
